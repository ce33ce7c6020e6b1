import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { InvoiceForm } from "~/invoices/schema";
import { connectionErrorMessage } from "~/lib/fault-messages";
import { toEditDraftName, type DraftName } from "~/paths";
import { tinyBooks, tinyInvoice } from "~/testing/running-app";
import {
  toNoAndKey,
  startAppWithForm,
  type AppWithInvoiceForm,
} from "~/invoices/testing/app-with-form";
import { createLineValues } from "~/invoices/testing/form-values";
import { intents } from "../intent";

// These tests check how the form handles the answers of the API when an invoice is saved.

const paid = { method: "cash", ledgerAccount: "till", amount: "100.00", date: "2026-11-01" };
const TAXES = [
  { ref: "SV-8", code: "SV-8", ratePercent: "8" },
  { ref: "SV-6", code: "SV-6", ratePercent: "6", isActive: false },
];

let app: AppWithInvoiceForm;
let validForm: InvoiceForm;
let post: AppWithInvoiceForm["post"];

beforeAll(async () => {
  const [line] = tinyInvoice().lines;
  app = await startAppWithForm(
    tinyBooks({
      taxCodes: TAXES,
      products: [],
      invoices: [
        tinyInvoice({ no: "DRAFT", status: 0 }),
        tinyInvoice({ no: "APPROVED", status: 2 }),
        tinyInvoice({
          no: "PART-PAID",
          payments: [paid],
          lines: line ? [{ ...line, unitPrice: "200" }] : [],
        }),
        tinyInvoice({ no: "VOIDED", status: 4 }),
        tinyInvoice({ no: "RECEIVED", status: 5, payments: [paid] }),
        tinyInvoice({ no: "TAXED", status: 0, lines: line ? [{ ...line, taxCode: "SV-6" }] : [] }),
      ],
    }),
  );
  post = app.post;
  // In a browser, the page fills in the currency and date of the rate.
  validForm = { ...app.validForm, rateCurrencyId: app.ids.myr, rateDate: "2026-11-20" };
});

afterAll(() => app.close());

beforeEach(async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await app.removeDrafts(app.session);
});

/** Returns the stored invoices with this number, at most one. */
const stored = (no: string) =>
  app.db.selectFrom("invoices").selectAll().where("no", "=", no).execute();

/** Returns the draft name of a stored invoice, and its form. */
async function open(no: string): Promise<{ name: DraftName; form: InvoiceForm }> {
  const [invoice] = await stored(no);
  const id = String(invoice?.id);
  return {
    name: toEditDraftName(id),
    form: app.toInvoiceForm(await app.readInvoice(app.session, id)),
  };
}

describe("a new invoice", () => {
  it("is shown as typed when the API does not answer, and is created by the next attempt", async () => {
    const form = { ...validForm, ...toNoAndKey("N-1"), memo: "Keep me" };
    app.breakCalls({ method: "POST", path: "/sales/invoices", with: "drop" });
    const first = await post(form);
    expect(first).toMatchObject({ status: 503, answer: { form, fault: connectionErrorMessage() } });
    expect(await stored("N-1")).toEqual([]);
    expect(await app.findDraft(app.session, "new")).toMatchObject({ form });
    const { revision = 0 } = first.answer ?? {};
    expect(await post(form, { revision })).toMatchObject({
      status: 302,
      to: "/invoices/all",
      toast: "Invoice successfully created.",
    });
    expect(await stored("N-1")).toHaveLength(1);
    expect(await app.findDraft(app.session, "new")).toBeNull();
  });

  it("is created once when the answer is lost and the form is posted again", async () => {
    const form = { ...validForm, ...toNoAndKey("N-2") };
    app.breakCalls({ method: "POST", path: "/sales/invoices", with: "drop-after" });
    const { answer } = await post(form);
    expect(answer).toMatchObject({ form, fault: connectionErrorMessage() });
    expect((await post(form, { revision: answer?.revision ?? 0 })).status).toBe(302);
    expect(await stored("N-2")).toHaveLength(1);
  });

  it("is shown as typed while the whole API is down", async () => {
    const form = { ...validForm, ...toNoAndKey("N-3"), memo: "Keep me" };
    app.breakCalls({ path: "/", with: { status: 503 }, times: 100 });
    expect(await post(form)).toMatchObject({
      status: 503,
      answer: { form, fault: connectionErrorMessage() },
    });
  });

  it("is shown as typed after a refusal, with the API's message, and with a new key for the next attempt", async () => {
    const form = { ...validForm, ...toNoAndKey("N-4"), memo: "Keep me" };
    const message = "The books of November are closed.";
    app.breakCalls({ method: "POST", path: "/sales/invoices", with: { status: 422, message } });
    const first = await post(form);
    expect(first).toMatchObject({
      status: 422,
      answer: { form: { memo: "Keep me" }, fault: { title: "Error", text: message } },
    });
    expect(first.answer?.form.key).not.toBe(form.key);
    const { form: newForm = form, revision = 0 } = first.answer ?? {};
    expect((await post(newForm, { revision })).status).toBe(302);
  });

  it("keeps its form in the draft when the login has expired", async () => {
    const form = { ...validForm, ...toNoAndKey("N-5"), memo: "Keep me" };
    app.breakCalls({ path: "/", with: { status: 401 }, times: 100 });
    await expect(post(form)).rejects.toMatchObject({ kind: "unauthorized", isDraftSaved: true });
    expect(await app.findDraft(app.session, "new")).toMatchObject({ form });
  });

  it("is reported with a warning when the API has saved another amount", async () => {
    app.breakCalls({
      method: "POST",
      path: "/sales/invoices",
      with: async (answer) => {
        const { invoice } = (await answer.json()) as { invoice: object };
        return Response.json({ invoice: { ...invoice, amount: "101.00" } }, answer);
      },
    });
    expect((await post({ ...validForm, ...toNoAndKey("N-6") })).toast).toBe(
      "Invoice successfully created. It was saved with 101.00; this page had shown 88.20.",
    );
  });

  it("gets the next number when the suggested one is taken, but not when a typed one is taken", async () => {
    const suggested = { ...validForm, no: "INV-0001", noSuggested: "INV-0001" };
    expect((await post({ ...suggested, key: "a" })).toast).toBe("Invoice successfully created.");
    expect((await post({ ...suggested, key: "b" }, { intent: "send" })).toast).toBe(
      "Invoice successfully created. Its number is INV-0002, because INV-0001 was taken " +
        "meanwhile. It is marked as sent.",
    );
    expect(await stored("INV-0002")).toHaveLength(1);
    const typed = { ...suggested, key: "c", no: "INV-0002", memo: "Keep me" };
    const { status, answer } = await post(typed);
    expect([status, answer?.fieldErrors, answer?.form.memo]).toEqual([
      409,
      { no: expect.stringContaining("INV-0002 is already used") as string },
      "Keep me",
    ]);
    expect(await stored("INV-0002")).toHaveLength(1);
  });

  it("with a quantity of zero is saved only after a confirmation", async () => {
    const form = {
      ...validForm,
      ...toNoAndKey("N-7"),
      lines: [createLineValues({ ...validForm.lines[0], name: "Jar", quantity: "0" })],
    };
    const first = await post(form);
    const intent = intents.confirmed("save");
    const confirmation = { warnings: [{ lines: [{ name: "Jar" }] }], intent };
    expect(first).toMatchObject({ status: 422, answer: { confirmation } });
    expect((await post(form, { intent, revision: first.answer?.revision ?? 0 })).status).toBe(302);
    expect(await stored("N-7")).toHaveLength(1);
  });
});

describe("an invoice with a payment", () => {
  it("cannot be dated after the payment, or have a total below it", async () => {
    const { name, form } = await open("PART-PAID");
    const { answer, status } = await post({ ...form, date: "02/11/2026" }, {}, name);
    expect([status, answer?.fieldErrors, answer?.form.date]).toEqual([
      422,
      { date: "The invoice has a payment: choose 01/11/2026 or an earlier day." },
      "02/11/2026",
    ]);
    await app.removeDrafts(app.session);
    const lines = form.lines.map((line) => ({ ...line, unitPrice: "99.90" }));
    expect((await post({ ...form, lines }, {}, name)).answer?.fieldErrors).toEqual({
      lines: "The total is below what was paid. Raise it, or undo a payment first.",
    });
    await app.removeDrafts(app.session);
    expect((await post({ ...form, date: "01/11/2026" }, {}, name)).status).toBe(302);
  });
});

describe("the button 'Mark as sent'", () => {
  const sent = "Invoice successfully created. It is marked as sent.";

  it("creates a new invoice and marks it, even when the connection breaks once", async () => {
    expect((await post({ ...validForm, ...toNoAndKey("S-1") }, { intent: "send" })).toast).toBe(
      sent,
    );
    app.breakCalls({ method: "PUT", path: "/sales/invoices", with: "drop" });
    expect((await post({ ...validForm, ...toNoAndKey("S-2") }, { intent: "send" })).toast).toBe(
      sent,
    );
    expect([...(await stored("S-1")), ...(await stored("S-2"))]).toMatchObject([
      { status: 1 },
      { status: 1 },
    ]);
  });

  it("creates the invoice once and reports the failure when the connection stays broken", async () => {
    app.breakCalls({ method: "PUT", path: "/sales/invoices", with: "drop", times: 5 });
    expect((await post({ ...validForm, ...toNoAndKey("S-3") }, { intent: "send" })).toast).toBe(
      "Invoice successfully created. It could not be marked as sent. Open it and try again.",
    );
    expect(await stored("S-3")).toMatchObject([{ status: 0 }]);
  });

  it("marks an unchanged stored invoice without saving it, and shows the API's message when that fails", async () => {
    await post({ ...validForm, ...toNoAndKey("S-4"), memo: "Two\nlines" });
    const { name, form } = await open("S-4");
    app.breakCalls({
      method: "PUT",
      path: `/sales/invoices/${name.replace("edit-", "")}/status`,
      with: { status: 422, message: "Not today." },
    });
    expect((await post(form, { intent: "send" }, name)).toast).toBe(
      "The invoice could not be marked as sent. Not today.",
    );
    const calls = app.recordCalls();
    // Browsers post line ends as CRLF.
    const posted = { ...form, memo: "Two\r\nlines" };
    expect((await post(posted, { intent: "send" }, name)).toast).toBe("Invoice marked as sent.");
    expect(calls.filter((call) => call.startsWith("PUT"))).toEqual([
      expect.stringMatching(/\/status$/),
    ]);
    expect(await stored("S-4")).toMatchObject([{ status: 1, memo: "Two\nlines" }]);
  });
});

describe("a stored invoice", () => {
  it("is saved without a conflict when the answer is lost and the form is posted again", async () => {
    const { name, form } = await open("DRAFT");
    app.breakCalls({ method: "PUT", path: "/sales/invoices", with: "drop-after" });
    const first = await post({ ...form, memo: "Once" }, {}, name);
    expect(first).toMatchObject({ status: 503, answer: { form: { memo: "Once" } } });
    const { revision = 0 } = first.answer ?? {};
    expect(await post({ ...form, memo: "Once" }, { revision }, name)).toMatchObject({
      status: 302,
      toast: "Invoice successfully edited.",
    });
    expect(await stored("DRAFT")).toMatchObject([{ memo: "Once" }]);
  });

  it("shows what was saved meanwhile, and overwrites it when the form is posted again", async () => {
    const { name, form } = await open("DRAFT");
    await post({ ...form, key: "theirs", memo: "Theirs" }, {}, name);
    const first = await post({ ...form, memo: "Mine" }, {}, name);
    expect(first).toMatchObject({
      status: 409,
      answer: {
        form: { memo: "Mine" },
        conflict: {
          isOtherTab: false,
          differences: [{ label: "Notes", here: "Mine", there: "Theirs" }],
        },
      },
    });
    expect(await stored("DRAFT")).toMatchObject([{ memo: "Theirs" }]);
    const { form: mine = form, revision = 0 } = first.answer ?? {};
    expect((await post(mine, { revision }, name)).status).toBe(302);
    expect(await stored("DRAFT")).toMatchObject([{ memo: "Mine" }]);
  });

  it("that is approved keeps its contact, whatever is posted", async () => {
    const { name, form } = await open("APPROVED");
    const other = { contactId: "999999", contactName: "Other" };
    expect((await post({ ...form, ...other, memo: "Changed" }, {}, name)).status).toBe(302);
    const after = await app.readInvoice(app.session, name.replace("edit-", ""));
    expect(after).toMatchObject({ memo: "Changed", contact_id: form.contactId, status: 2 });
  });

  it.each([
    ["VOIDED", "save", "This invoice is void, so it can no longer be changed."],
    ["RECEIVED", "save", "This invoice is paid and cannot be edited."],
  ])("that is %s is not changed by %s", async (no, intent, reason) => {
    const { name, form } = await open(no);
    const before = await stored(no);
    const { status, toast } = await post(form, { intent }, name);
    expect([status, toast]).toEqual([302, expect.stringContaining(reason)]);
    expect(await stored(no)).toEqual(before);
  });

  it("that is void can be deleted, and shows the API's message when that fails", async () => {
    const { name, form } = await open("VOIDED");
    const message = "Somebody is at it.";
    app.breakCalls({ method: "DELETE", path: "/sales/invoices", with: { status: 409, message } });
    const first = await post(form, { intent: "delete" }, name);
    expect(first).toMatchObject({ status: 409, answer: { fault: { text: message } } });
    const { form: newForm = form } = first.answer ?? {};
    expect((await post(newForm, { intent: "delete" }, name)).toast).toBe(
      "Invoice successfully deleted.",
    );
    await expect(open("VOIDED")).rejects.toMatchObject({ kind: "notFound" });
  });

  it("is reported as deleted when the answer was lost and the form is posted again", async () => {
    await post({ ...validForm, ...toNoAndKey("D-1") });
    const { name, form } = await open("D-1");
    app.breakCalls({ method: "DELETE", path: "/sales/invoices", with: "drop-after" });
    const first = await post(form, { intent: "delete" }, name);
    expect(first).toMatchObject({ status: 503, answer: { fault: connectionErrorMessage() } });
    const { revision = 0 } = first.answer ?? {};
    expect((await post(form, { intent: "delete", revision }, name)).toast).toBe(
      "This invoice is deleted. It is no longer among your invoices.",
    );
  });

  it("keeps a tax that is no longer in force, which a new invoice cannot choose", async () => {
    const { name, form } = await open("TAXED");
    const codes = async (draft: DraftName) =>
      (await app.readFormContext(app.session, draft)).lists.tax_codes.map(({ code }) => code);
    expect([await codes("new"), await codes(name)]).toEqual([["SV-8"], ["SV-8", "SV-6"]]);
    expect((await post({ ...form, memo: "Changed" }, {}, name)).status).toBe(302);
    expect((await open("TAXED")).form.lines[0]?.taxCodeId).toBe(form.lines[0]?.taxCodeId);
    expect(form.lines[0]?.taxCodeId).not.toBe("");
  });
});
