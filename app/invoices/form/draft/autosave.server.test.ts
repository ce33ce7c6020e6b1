import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FORM_COMPLETE_FIELD } from "~/forms/complete-form";
import { createPostedForm } from "~/forms/testing/posted-form";
import type { DraftName } from "~/paths";
import type { InvoiceForm } from "~/invoices/schema";
import {
  toNoAndKey,
  startAppWithForm,
  type AppWithInvoiceForm,
} from "~/invoices/testing/app-with-form";
import { createFormValues } from "~/invoices/testing/form-values";

let app: AppWithInvoiceForm;
let autosave: Awaited<ReturnType<typeof importAutosave>>;
let validForm: InvoiceForm;

beforeAll(async () => {
  app = await startAppWithForm();
  autosave = await importAutosave();
});

afterAll(() => app.close());

// The module reads the settings on import, so it is imported after `startAppWithForm` has set them.
const importAutosave = () => import("./autosave.server");

let count = 0;
beforeEach(async () => {
  await app.removeDrafts(app.session);
  validForm = { ...app.validForm, ...toNoAndKey(`K-${++count}`) };
});

type PageOptions = { page?: string; revision?: number; name?: DraftName; company?: string };

/** Posts the form as a page does while the user types. Returns the status. */
async function postAutosave(
  form: InvoiceForm,
  { page = "here", revision = 0, name = "new", company = app.session.companyId }: PageOptions = {},
) {
  const posted = createPostedForm(form, { page, revision, company, [FORM_COMPLETE_FIELD]: "1" });
  const request = new Request(`http://localhost/draft?draft=${name}`);
  return (await autosave.autosaveInvoiceDraft(app.session, { request, posted })).status;
}

const post = (form: InvoiceForm, fields: { page: string; revision: number; intent?: string }) =>
  app.post(form, { intent: "update", ...fields });

const findNotes = async (name: DraftName = "new") =>
  (await app.findDraft(app.session, name))?.form.memo;

describe("autosave", () => {
  it("stores the latest text, and lets the same page post afterwards", async () => {
    expect(await postAutosave({ ...validForm, memo: "a" })).toBe(204);
    expect(await postAutosave({ ...validForm, memo: "ab" })).toBe(204);
    expect(await findNotes()).toBe("ab");
    const sent = await post({ ...validForm, memo: "abc" }, { page: "here", revision: 0 });
    expect(sent.status).toBe(302);
    expect(await findNotes()).toBe("abc");
  });

  it("continues a draft that was posted before", async () => {
    await post(validForm, { page: "here", revision: 0 });
    expect(await postAutosave({ ...validForm, memo: "a" }, { revision: 1, page: "next" })).toBe(
      204,
    );
    expect(await postAutosave({ ...validForm, memo: "b" }, { revision: 1, page: "next" })).toBe(
      204,
    );
    const sent = await post({ ...validForm, memo: "c" }, { page: "next", revision: 1 });
    expect(sent.status).toBe(302);
  });

  it("rejects the text of a page in another tab, and a post of that page meets a conflict", async () => {
    await postAutosave({ ...validForm, memo: "Here" });
    expect(await postAutosave({ ...validForm, memo: "There" }, { page: "there" })).toBe(409);
    expect(await findNotes()).toBe("Here");
    const there = await post({ ...validForm, memo: "There" }, { page: "there", revision: 0 });
    expect(there.status).toBe(409);
    expect(there.answer?.conflict).toMatchObject({ isOtherTab: true });
    const withoutScript = await post({ ...validForm, memo: "There" }, { page: "", revision: 0 });
    expect(withoutScript.status).toBe(409);
  });

  it("does not overwrite a later post of the page", async () => {
    await postAutosave({ ...validForm, memo: "a" });
    await post({ ...validForm, memo: "posted" }, { page: "here", revision: 0 });
    expect(await postAutosave({ ...validForm, memo: "late" })).toBe(409);
    expect(await findNotes()).toBe("posted");
  });

  it("stores nothing after the invoice was saved or the draft was discarded", async () => {
    const saved = await app.post({ ...validForm, memo: "a" }, { revision: 0 });
    expect(saved.status).toBe(302);
    expect(await postAutosave({ ...validForm, memo: "late" })).toBe(409);
    const other = { ...validForm, ...toNoAndKey(`K-${count}-other`) };
    expect(await postAutosave({ ...other, memo: "a" })).toBe(204);
    await app.post(other, { intent: "discard" });
    expect(await postAutosave({ ...other, memo: "late" })).toBe(409);
    expect(await findNotes()).toBeUndefined();
  });

  it("rejects another company and an unknown draft name", async () => {
    expect(await postAutosave(validForm, { company: "0" })).toBe(409);
    await expect(postAutosave(validForm, { name: "other" as DraftName })).rejects.toMatchObject({
      init: { status: 404 },
    });
    expect(await findNotes()).toBeUndefined();
  });

  it("stores nothing for an invoice that does not exist", async () => {
    await expect(postAutosave(validForm, { name: "edit-999999" })).rejects.toMatchObject({
      kind: "notFound",
    });
    expect(await findNotes("edit-999999")).toBeUndefined();
  });
});

describe("the contact of an autosaved draft", () => {
  it("stays the stored one, whatever is posted", () => {
    const stored = createFormValues({ contactId: "7", contactName: "Kopitiam Jaya", memo: "old" });
    expect(
      autosave.mergeAutosave(
        createFormValues({ contactId: "9", contactName: "X", memo: "new" }),
        stored,
      ),
    ).toEqual(createFormValues({ contactId: "7", contactName: "Kopitiam Jaya", memo: "new" }));
  });
});
