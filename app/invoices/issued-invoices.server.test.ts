import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { InvoiceForm } from "./schema";
import { connectionErrorMessage } from "~/lib/fault-messages";
import { toEditDraftName } from "~/paths";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import { tinyBooks, tinyInvoice } from "../testing/running-app";
import { startAppWithForm, type AppWithInvoiceForm } from "./testing/app-with-form";

// Most of these tests post operations on issued invoices from two tabs, with texts that are too
// long, or with an answer that is lost.

const INVOICE_NUMBERS = [
  "VOID",
  "GONE",
  "DELETE",
  "LOST",
  "EDIT",
  "SEEN",
  "CHANGED",
  "LONG",
  "REDIRECT",
  "SHARED",
  "LINES",
];

let app: AppWithInvoiceForm & Awaited<ReturnType<typeof importRoutes>>;

beforeAll(async () => {
  const invoices = INVOICE_NUMBERS.map((no) => tinyInvoice({ no }));
  const form = await startAppWithForm(tinyBooks({ invoices }));
  app = { ...form, ...(await importRoutes()) };
});

afterAll(() => app.close());

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
});

// The modules read the settings on import, so they are imported after `startAppWithForm` has set
// them.
async function importRoutes() {
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

async function openInvoiceForm(no: string): Promise<{ id: string; form: InvoiceForm }> {
  const { id } = await app.db
    .selectFrom("invoices")
    .select("id")
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  const invoice = await app.readInvoice(app.session, String(id));
  return { id: String(id), form: app.toInvoiceForm(invoice) };
}

const request = (path: string) => new Request(`http://localhost${path}`);

function createFormData(fields: Record<string, string>): FormData {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.append(name, value);
  return posted;
}

/** Loads the void form of one tab, and returns a function that submits it. */
async function openVoidForm(id: string, reason: string) {
  const { form } = await app.loadVoidInvoice(app.session, id);
  const posted = createFormData({ ...form, reason, company: app.session.companyId });
  return () =>
    app.submitVoidInvoice(app.session, { request: request(`/invoice/${id}/void`), id, posted });
}

/** Loads the delete form of one tab, and returns a function that submits it. */
async function openDeleteForm(id: string) {
  const { key, basedOn } = await app.loadInvoiceView(app.session, request(`/invoice/${id}`), id);
  return () =>
    app.submitInvoiceView(app.session, {
      id,
      posted: createFormData({ key, basedOn, intent: "delete" }),
    });
}

/** Returns where a loader or action redirects; undefined when it does not. */
async function findRedirect(page: Promise<unknown>): Promise<string | null | undefined> {
  const answer: unknown = await page.catch((error: unknown) => error);
  return answer instanceof Response ? answer.headers.get("Location") : undefined;
}

const listEvents = async (id: string) =>
  (
    await app.db.selectFrom("events").select("kind").where("invoice_id", "=", Number(id)).execute()
  ).map(({ kind }) => kind);

it("an invoice is voided once when the button is pressed twice", async () => {
  const { id } = await openInvoiceForm("VOID");
  const press = await openVoidForm(id, "Sent twice");
  const answers = await Promise.all([press(), press()]);
  expect(answers).toMatchObject([{ status: 302 }, { status: 302 }]);
  expect(await listEvents(id)).toEqual(["voided"]);
});

it("a second tab that voids an invoice shows that it is already void, and the reason typed there", async () => {
  const { id } = await openInvoiceForm("SEEN");
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

it("an invoice that was changed meanwhile is voided only after another confirmation", async () => {
  const { id, form } = await openInvoiceForm("CHANGED");
  const press = await openVoidForm(id, "Wrong");
  expect(await app.post({ ...form, memo: "Newer" }, {}, toEditDraftName(id))).toMatchObject({
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
  const posted = createFormData({ key: "again", reason: "Wrong", basedOn: updated_at });
  posted.append("company", app.session.companyId);
  const pageRequest = request(`/invoice/${id}/void`);
  expect(
    await app.submitVoidInvoice(app.session, { request: pageRequest, id, posted }),
  ).toMatchObject({
    status: 302,
  });
});

it("a void form whose reason is too long is shown again as posted", async () => {
  const { id } = await openInvoiceForm("LONG");
  const { form } = await app.loadVoidInvoice(app.session, id);
  const reason = "x".repeat(5_001);
  const posted = createFormData({ ...form, reason, company: app.session.companyId });
  const pageRequest = request(`/invoice/${id}/void`);
  expect(
    await app.submitVoidInvoice(app.session, { request: pageRequest, id, posted }),
  ).toMatchObject({
    data: { form: { ...form, reason }, errors: { reason: "Use at most 200 characters." } },
    init: { status: 422 },
  });
});

it("a link is created even when the message is too long, and the message stays", async () => {
  const { id } = await openInvoiceForm("SHARED");
  const text = "x".repeat(25_000);
  const posted = createFormData({ text, intent: "make", company: app.session.companyId });
  const pageRequest = request(`/invoice/${id}/send`);
  const sending = app.toInvoiceSendContext(id);
  expect(
    await app.submitSend(app.session, { request: pageRequest, context: sending, posted }),
  ).toMatchObject({
    data: { form: { text: expect.stringContaining(text) as unknown }, errors: {} },
  });
  expect(await listEvents(id)).toEqual(["linked"]);
});

it("the form of a credit note with too many lines is shown again with the typed reason", async () => {
  const { id } = await openInvoiceForm("LINES");
  const posted = createFormData({ reason: "Returned", company: app.session.companyId });
  for (let line = 0; line <= 500; line++) posted.append(`lines[${line}].quantity`, "1");
  const pageRequest = request(`/invoice/${id}/credit`);
  expect(
    await app.submitCreditForm(app.session, { request: pageRequest, id, posted }),
  ).toMatchObject({
    data: {
      form: { reason: "Returned" },
      errors: { lines: expect.stringContaining("at most") as unknown },
    },
    init: { status: 422 },
  });
});

it("a void form is shown again with the typed reason when the invoice was deleted meanwhile", async () => {
  const { id } = await openInvoiceForm("GONE");
  const press = await openVoidForm(id, "Wrong");
  await (
    await openDeleteForm(id)
  )();
  expect(await press()).toMatchObject({
    data: { form: { reason: "Wrong" } },
    init: { status: 422 },
  });
  expect(await app.loadVoidInvoice(app.session, id)).toMatchObject({
    barrier: { to: `/invoice/${id}/versions` },
  });
});

it("a second deletion of an invoice leads to its versions", async () => {
  const { id } = await openInvoiceForm("DELETE");
  const [first, second] = [await openDeleteForm(id), await openDeleteForm(id)];
  expect(await first()).toMatchObject({ status: 302 });
  expect(await findRedirect(second())).toBe(`/invoice/${id}`);
  const page = app.loadInvoiceView(app.session, request(`/invoice/${id}`), id);
  expect(await findRedirect(page)).toBe(`/invoice/${id}/versions`);
  expect(await listEvents(id)).toEqual(["deleted"]);
});

it("a void, a deletion and a restoration can be repeated when the first answer was lost", async () => {
  const { id } = await openInvoiceForm("LOST");
  const loseAnswers = (method: string) =>
    app.breakCalls({ method, path: "/sales/invoices", with: "drop-after", times: 2 });
  const unanswered = { data: { fault: connectionErrorMessage() }, init: { status: 503 } };

  const remove = await openDeleteForm(id);
  loseAnswers("DELETE");
  expect(await remove()).toMatchObject(unanswered);
  vi.restoreAllMocks();
  expect(await remove()).toMatchObject({ status: 302 });

  const restore = () =>
    app.submitRestore(app.session, { id, posted: createFormData({ key: "lost-restore" }) });
  loseAnswers("POST");
  expect(await restore()).toMatchObject(unanswered);
  vi.restoreAllMocks();
  expect(await restore()).toMatchObject({ status: 302 });

  const press = await openVoidForm(id, "Sent twice");
  loseAnswers("POST");
  expect(await press()).toMatchObject(unanswered);
  vi.restoreAllMocks();
  expect(await press()).toMatchObject({ status: 302 });
  expect(await listEvents(id)).toEqual(["deleted", "restored", "voided"]);
});

it("after a void, the changed form of another tab is offered as a new invoice, and an unchanged form redirects", async () => {
  const { id, form } = await openInvoiceForm("EDIT");
  await (
    await openVoidForm(id, "Wrong customer")
  )();
  const save = (typed: InvoiceForm) => app.post(typed, {}, toEditDraftName(id));
  expect(await save(form)).toMatchObject({ status: 302, to: `/edit_invoice/${id}` });
  await expect(save({ ...form, memo: "Typed in the other tab" })).rejects.toMatchObject({
    data: {
      text: expect.stringMatching(/is void, .* What you entered is kept/) as string,
      resend: { fields: expect.arrayContaining([["memo", "Typed in the other tab"]]) as unknown },
    },
    init: { status: 409 },
  });
  expect(await app.readInvoice(app.session, id)).toMatchObject({
    status: INVOICE_STATUS.voided,
    memo: "",
  });
});

it("a link of the history keeps the other query parameters of the page", async () => {
  const { id } = await openInvoiceForm("SEEN");
  const { loadHistory } = await import("~/models/history.server");
  const pageRequest = request(`/invoice/${id}?form=typed&history=2`);
  const history = await loadHistory(app.session, pageRequest, { of: "invoice", id });
  expect(history).toMatchObject({ newer: `/invoice/${id}?form=typed#history`, older: null });
});

it("the payment form, the receipt and the edit form of a deleted invoice redirect to its versions, and an unknown invoice is not found", async () => {
  const { id } = await openInvoiceForm("REDIRECT");
  await (
    await openDeleteForm(id)
  )();
  const { loadPaymentForm } = await import("./record-payment/loader.server");
  const { loadReceipt } = await import("./receipt/loader.server");
  for (const page of [
    loadPaymentForm(app.session, id),
    loadReceipt(app.session, { id, paymentId: "1" }),
    app.loadInvoiceForm(app.session, toEditDraftName(id)),
  ])
    expect(await findRedirect(page)).toBe(`/invoice/${id}/versions`);
  const unknown = app.loadInvoiceView(app.session, request("/invoice/999"), "999");
  await expect(unknown).rejects.toMatchObject({ kind: "notFound" });
});
