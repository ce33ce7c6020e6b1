import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { InvoiceForm } from "./schema";
import { CONNECTION_ERROR } from "~/lib/fault-messages";
import { editDraftName } from "~/paths";
import { tinyBooks, tinyInvoice } from "../testing/running-app";
import { startAppWithForm, type AppWithInvoiceForm } from "./testing/app-with-form";

// Operations on an issued invoice from two tabs, or with a lost answer.

const INVOICE_NUMBERS = [
  "VOID",
  "PAID",
  "DELETE",
  "LOST",
  "EDIT",
  "SEEN",
  "CHANGED",
  "LONG",
  "RESTORE",
  "SHARED",
  "LINES",
];

let app: AppWithInvoiceForm & Awaited<ReturnType<typeof importScreens>>;

beforeAll(async () => {
  const invoices = INVOICE_NUMBERS.map((no) => tinyInvoice({ no }));
  const form = await startAppWithForm(tinyBooks({ invoices }));
  app = { ...form, ...(await importScreens()) };
});

afterAll(() => app.close());

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
});

// The modules read the settings when they are loaded.
async function importScreens() {
  return {
    ...(await import("./void/action.server")),
    ...(await import("./void/loader.server")),
    ...(await import("./view/action.server")),
    ...(await import("./view/loader.server")),
    ...(await import("./versions/action.server")),
    ...(await import("./send/action.server")),
    ...(await import("./send/subjects/invoice.server")),
    ...(await import("./credit-notes/form/action.server")),
    ...(await import("~/models/invoices/issued.server")),
  };
}

async function open(no: string): Promise<{ id: string; form: InvoiceForm }> {
  const { id } = await app.db
    .selectFrom("invoices")
    .select("id")
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  const invoice = await app.readInvoice(app.session, String(id));
  return { id: String(id), form: app.toInvoiceForm(invoice) };
}

const request = (path: string) => new Request(`http://localhost${path}`);

function formData(fields: Record<string, string>): FormData {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.append(name, value);
  return posted;
}

/** Loads the void form of one tab, and returns a function that submits it. */
async function openVoidForm(id: string, reason: string) {
  const { form } = await app.loadVoidInvoice(app.session, id);
  const posted = formData({ ...form, reason, company: app.session.companyId });
  return () =>
    app.submitVoidInvoice(app.session, { request: request(`/invoice/${id}/void`), id, posted });
}

async function openDelete(id: string) {
  const { key, basedOn } = await app.loadInvoice(app.session, request(`/invoice/${id}`), id);
  return () =>
    app.submitInvoice(app.session, { id, posted: formData({ key, basedOn, intent: "delete" }) });
}

/** Returns where a loader or action redirects; undefined when it does not. */
async function findRedirect(page: Promise<unknown>): Promise<string | null | undefined> {
  const thrown: unknown = await page.catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get("Location") : undefined;
}

const events = async (id: string) =>
  (
    await app.db.selectFrom("events").select("kind").where("invoice_id", "=", Number(id)).execute()
  ).map(({ kind }) => kind);

it("voids an invoice once when the button is pressed twice", async () => {
  const { id } = await open("VOID");
  const press = await openVoidForm(id, "Sent twice");
  const answers = await Promise.all([press(), press()]);
  expect(answers).toMatchObject([{ status: 302 }, { status: 302 }]);
  expect(await events(id)).toEqual(["voided"]);
});

it("tells the second of two users that the invoice is already void, and returns the typed reason", async () => {
  const { id } = await open("SEEN");
  const [first, second] = [await openVoidForm(id, "One"), await openVoidForm(id, "Two")];
  await first();
  expect(await second()).toMatchObject({
    data: { form: { reason: "Two" }, fault: { text: "This invoice is already void." } },
    init: { status: 422 },
  });
  expect(await app.loadVoidInvoice(app.session, id)).toMatchObject({
    barrier: { text: "This invoice is already void.", to: `/invoice/${id}` },
  });
  expect(await app.readInvoice(app.session, id)).toMatchObject({ void_reason: "One" });
});

it("asks again before voiding an invoice that was changed since, and voids it then", async () => {
  const { id, form } = await open("CHANGED");
  const press = await openVoidForm(id, "Wrong");
  expect(await app.post({ ...form, memo: "Newer" }, {}, editDraftName(id))).toMatchObject({
    status: 302,
  });
  const stale = await press();
  const { updated_at } = await app.readInvoice(app.session, id);
  expect(stale).toMatchObject({
    data: {
      form: { reason: "Wrong", basedOn: updated_at },
      fault: { text: expect.stringContaining("changed") as string },
    },
    init: { status: 422 },
  });
  const posted = formData({ key: "again", reason: "Wrong", basedOn: updated_at });
  posted.append("company", app.session.companyId);
  const at = request(`/invoice/${id}/void`);
  expect(await app.submitVoidInvoice(app.session, { request: at, id, posted })).toMatchObject({
    status: 302,
  });
});

it("returns the key, the etag and the reason when the reason is too long", async () => {
  const { id } = await open("LONG");
  const { form } = await app.loadVoidInvoice(app.session, id);
  const reason = "x".repeat(5_001);
  const posted = formData({ ...form, reason, company: app.session.companyId });
  const at = request(`/invoice/${id}/void`);
  expect(await app.submitVoidInvoice(app.session, { request: at, id, posted })).toMatchObject({
    data: { form: { ...form, reason }, errors: { reason: "Use at most 200 characters." } },
    init: { status: 422 },
  });
});

it("creates a link even when the message is too long", async () => {
  const { id } = await open("SHARED");
  const text = "x".repeat(25_000);
  const posted = formData({ text, intent: "make", company: app.session.companyId });
  const at = request(`/invoice/${id}/send`);
  const sending = app.invoiceSendContext(id);
  expect(
    await app.submitSend(app.session, { request: at, context: sending, posted }),
  ).toMatchObject({
    data: { form: { text: expect.stringContaining(text) as unknown }, errors: {} },
  });
});

it("returns the reason of a credit note that has too many lines", async () => {
  const { id } = await open("LINES");
  const posted = formData({ reason: "Returned", company: app.session.companyId });
  for (let line = 0; line <= 500; line++) posted.append(`lines[${line}].quantity`, "1");
  const at = request(`/invoice/${id}/credit`);
  expect(await app.submitCreditForm(app.session, { request: at, id, posted })).toMatchObject({
    data: {
      form: { reason: "Returned" },
      errors: { lines: expect.stringContaining("at most") as unknown },
    },
    init: { status: 422 },
  });
});

it("returns the reason when the invoice was deleted since", async () => {
  const { id } = await open("PAID");
  const press = await openVoidForm(id, "Wrong");
  await (
    await openDelete(id)
  )();
  expect(await press()).toMatchObject({
    data: { form: { reason: "Wrong" } },
    init: { status: 422 },
  });
  expect(await app.loadVoidInvoice(app.session, id)).toMatchObject({
    barrier: { to: `/invoice/${id}/versions` },
  });
});

it("shows the second of two users that the invoice is deleted", async () => {
  const { id } = await open("DELETE");
  const [first, second] = [await openDelete(id), await openDelete(id)];
  expect(await first()).toMatchObject({ status: 302 });
  expect(await findRedirect(second())).toBe(`/invoice/${id}`);
  const page = app.loadInvoice(app.session, request(`/invoice/${id}`), id);
  expect(await findRedirect(page)).toBe(`/invoice/${id}/versions`);
  expect(await events(id)).toEqual(["deleted"]);
});

it("can repeat a void, deletion or restoration whose answer was lost", async () => {
  const { id } = await open("LOST");
  const lost = (method: string) =>
    app.breakCalls({ method, path: "/sales/invoices", with: "drop-after", times: 2 });
  const unanswered = { data: { fault: CONNECTION_ERROR }, init: { status: 503 } };

  const remove = await openDelete(id);
  lost("DELETE");
  expect(await remove()).toMatchObject(unanswered);
  vi.restoreAllMocks();
  expect(await remove()).toMatchObject({ status: 302 });

  const restore = () =>
    app.submitDeletedInvoice(app.session, { id, posted: formData({ key: "lost-restore" }) });
  lost("POST");
  expect(await restore()).toMatchObject(unanswered);
  vi.restoreAllMocks();
  expect(await restore()).toMatchObject({ status: 302 });

  const press = await openVoidForm(id, "Sent twice");
  lost("POST");
  expect(await press()).toMatchObject(unanswered);
  vi.restoreAllMocks();
  expect(await press()).toMatchObject({ status: 302 });
  expect(await events(id)).toEqual(["deleted", "restored", "voided"]);
});

it("offers the form of another tab as a new invoice after the invoice was voided", async () => {
  const { id, form } = await open("EDIT");
  await (
    await openVoidForm(id, "Wrong customer")
  )();
  const save = (typed: InvoiceForm) => app.post(typed, {}, editDraftName(id));
  expect(await save(form)).toMatchObject({ status: 302, to: `/edit_invoice/${id}` });
  await expect(save({ ...form, memo: "Typed in the other tab" })).rejects.toMatchObject({
    data: {
      text: expect.stringMatching(/is void, .* What you entered is kept/) as string,
      resend: { fields: expect.arrayContaining([["memo", "Typed in the other tab"]]) as unknown },
    },
    init: { status: 409 },
  });
  expect(await app.readInvoice(app.session, id)).toMatchObject({ status: 4, memo: "" });
});

it("keeps the other parameters of the address on the pages of the history", async () => {
  const { id } = await open("SEEN");
  const { loadHistory } = await import("~/models/history.server");
  const at = request(`/invoice/${id}?form=typed&history=2`);
  const history = await loadHistory(app.session, at, { of: "invoice", id });
  expect(history).toMatchObject({ newer: `/invoice/${id}?form=typed#history`, older: null });
});

it("redirects from every page of a deleted invoice to its versions", async () => {
  const { id } = await open("RESTORE");
  await (
    await openDelete(id)
  )();
  const { loadPaymentForm } = await import("./record-payment/loader.server");
  const { loadReceipt } = await import("./receipt/loader.server");
  for (const page of [
    loadPaymentForm(app.session, id),
    loadReceipt(app.session, { id, paymentId: "1" }),
    app.loadInvoiceForm(app.session, editDraftName(id)),
  ])
    expect(await findRedirect(page)).toBe(`/invoice/${id}/versions`);
  const unknown = app.loadInvoice(app.session, request("/invoice/999"), "999");
  await expect(unknown).rejects.toMatchObject({ kind: "notFound" });
});
