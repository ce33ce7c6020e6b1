import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FORM_COMPLETE_FIELD } from "~/forms/complete-form";
import { postedForm } from "~/forms/testing/posted-form";
import type { DraftName } from "~/paths";
import type { InvoiceForm } from "~/invoices/schema";
import { numbered, startForm, type RunningForm } from "~/invoices/testing/running-form";
import { typedForm } from "~/invoices/testing/typed-form";

let app: RunningForm;
let keep: Awaited<ReturnType<typeof importKeep>>;
let blank: InvoiceForm;

beforeAll(async () => {
  app = await startForm();
  keep = await importKeep();
});

afterAll(() => app.close());

// The app reads its settings when it is loaded, so this module is loaded later.
const importKeep = () => import("./autosave.server");

let count = 0;
beforeEach(async () => {
  await app.removeDrafts(app.session);
  blank = { ...app.blank, ...numbered(`K-${++count}`) };
});

type From = { page?: string; revision?: number; name?: DraftName; company?: string };

/** Posts what a page sends while the user types. Returns the status. */
async function type(
  form: InvoiceForm,
  { page = "here", revision = 0, name = "new", company = app.session.companyId }: From = {},
) {
  const posted = postedForm(form, { page, revision, company, [FORM_COMPLETE_FIELD]: "1" });
  const request = new Request(`http://localhost/draft?draft=${name}`);
  return (await keep.autosaveInvoiceDraft(app.session, { request, posted })).status;
}

const post = (form: InvoiceForm, more: { page: string; revision: number; intent?: string }) =>
  app.post(form, { intent: "update", ...more });

const keptNotes = async (name: DraftName = "new") =>
  (await app.findDraft(app.session, name))?.form.memo;

describe("what is typed", () => {
  it("is kept, the newest last, and does not make its own page older", async () => {
    expect(await type({ ...blank, memo: "a" })).toBe(204);
    expect(await type({ ...blank, memo: "ab" })).toBe(204);
    expect(await keptNotes()).toBe("ab");
    const sent = await post({ ...blank, memo: "abc" }, { page: "here", revision: 0 });
    expect(sent.status).toBe(302);
    expect(await keptNotes()).toBe("abc");
  });

  it("goes on from a form that was kept before", async () => {
    await post(blank, { page: "here", revision: 0 });
    expect(await type({ ...blank, memo: "a" }, { revision: 1, page: "next" })).toBe(204);
    expect(await type({ ...blank, memo: "b" }, { revision: 1, page: "next" })).toBe(204);
    const sent = await post({ ...blank, memo: "c" }, { page: "next", revision: 1 });
    expect(sent.status).toBe(302);
  });

  it("makes the page in another tab older, which is told as ever", async () => {
    await type({ ...blank, memo: "Here" });
    expect(await type({ ...blank, memo: "There" }, { page: "there" })).toBe(409);
    expect(await keptNotes()).toBe("Here");
    const there = await post({ ...blank, memo: "There" }, { page: "there", revision: 0 });
    expect(there.status).toBe(409);
    expect(there.told?.conflict).toMatchObject({ isOtherTab: true });
    const plain = await post({ ...blank, memo: "There" }, { page: "", revision: 0 });
    expect(plain.status).toBe(409);
  });

  it("is not kept over what the page posted since, nor over another tab's post", async () => {
    await type({ ...blank, memo: "a" });
    await post({ ...blank, memo: "posted" }, { page: "here", revision: 0 });
    expect(await type({ ...blank, memo: "late" })).toBe(409);
    expect(await keptNotes()).toBe("posted");
  });

  it("does not come back after the invoice was saved or the form discarded", async () => {
    const saved = await app.post({ ...blank, memo: "a" }, { revision: 0 });
    expect(saved.status).toBe(302);
    expect(await type({ ...blank, memo: "late" })).toBe(409);
    const other = { ...blank, ...numbered(`K-${count}-other`) };
    expect(await type({ ...other, memo: "a" })).toBe(204);
    await app.post(other, { intent: "discard" });
    expect(await type({ ...other, memo: "late" })).toBe(409);
    expect(await keptNotes()).toBeUndefined();
  });

  it("of another company, or of no draft, is not kept", async () => {
    expect(await type(blank, { company: "0" })).toBe(409);
    await expect(type(blank, { name: "other" as DraftName })).rejects.toMatchObject({
      init: { status: 404 },
    });
    expect(await keptNotes()).toBeUndefined();
  });

  it("of an invoice that cannot be written any more, or is none, is not kept", async () => {
    await expect(type(blank, { name: "edit-999999" })).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("the contact", () => {
  it("stays the one that was chosen, whatever is typed", () => {
    const kept = typedForm({ contactId: "7", contactName: "Kopitiam Jaya", memo: "old" });
    expect(
      keep.mergeAutosave(typedForm({ contactId: "9", contactName: "X", memo: "new" }), kept),
    ).toEqual(typedForm({ contactId: "7", contactName: "Kopitiam Jaya", memo: "new" }));
  });
});
