import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays } from "../../domain/calendar/days";
import { OPERATIONS, type Operation } from "../../domain/invoices/operations";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import { createPostedForm } from "~/forms/testing/posted-form";
import { toEditDraftName } from "~/paths";
import { tinyBooks, tinyInvoice } from "../testing/running-app";
import { formatUndoIntent } from "./view/intent";
import { MAKE_LINK, MARK_SENT, RECORD_REMINDER } from "./send/intent";
import { startAppWithForm, type AppWithInvoiceForm } from "./testing/app-with-form";

// For each state of an invoice, these tests check that the pages show an operation exactly when the
// API allows it, and that a post of it succeeds exactly then.

const TODAY = new Date().toISOString().slice(0, 10);
const DUE_SOON = { date: addDays(TODAY, -20), dueDate: addDays(TODAY, 20) };
const OVERDUE = { date: addDays(TODAY, -20), dueDate: addDays(TODAY, -5) };

type State = {
  /** The fields in which the seeded invoice differs from an issued invoice that is due soon. */
  seed?: Parameters<typeof tinyInvoice>[0];
  /** Brings the seeded invoice into the state. */
  prepare?: (id: string) => Promise<unknown>;
};

const STATES: Record<string, State> = {
  "a draft invoice": { seed: { status: INVOICE_STATUS.draft } },
  "an issued invoice": {},
  "an overdue invoice": { seed: OVERDUE },
  "a part paid invoice": { seed: createPayments("40.00") },
  "a paid invoice": { seed: { status: INVOICE_STATUS.received, ...createPayments("100.00") } },
  "a credited invoice": { seed: OVERDUE, prepare: (id) => tryOperation("credit", id) },
  "a void invoice": { prepare: (id) => tryOperation("void", id) },
  "a deleted invoice": { prepare: (id) => tryOperation("delete", id) },
};

/**
 * The kind of the event that each operation adds to the history. For a repeat, which has no event,
 * `listEvents` adds this kind itself.
 */
const EVENT_KINDS: Record<Operation, string> = {
  edit: "edited",
  mark_sent: "issued",
  send: "linked",
  remind: "reminded",
  record_payment: "paid",
  undo_payment: "undone",
  credit: "credited",
  void_credit_note: "credit_voided",
  void: "voided",
  delete: "deleted",
  restore: "restored",
  repeat: "repeat",
};

/**
 * The ids of the invoices by number. The ids are read at the start, because a deleted invoice
 * leaves the table.
 */
let ids: Map<string, string>;
let app: AppWithInvoiceForm & Awaited<ReturnType<typeof importRoutes>>;

beforeAll(async () => {
  const invoices = Object.entries(STATES).flatMap(([state, { seed }]) =>
    OPERATIONS.map((operation) =>
      tinyInvoice({ no: toInvoiceNumber(state, operation), ...DUE_SOON, ...seed }),
    ),
  );
  app = { ...(await startAppWithForm(tinyBooks({ invoices }))), ...(await importRoutes()) };
  const rows = await app.db.selectFrom("invoices").select(["id", "no"]).execute();
  ids = new Map(rows.map(({ id, no }) => [no, String(id)]));
});

afterAll(() => app.close());

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
});

// The modules read the settings on import, so they are imported after `startAppWithForm` has set
// them.
async function importRoutes() {
  const creditNotes = await import("./credit-notes/void/action.server");
  const voiding = await import("./credit-notes/void/loader.server");
  return {
    ...(await import("./view/loader.server")),
    ...(await import("./view/action.server")),
    ...(await import("./void/loader.server")),
    ...(await import("./void/action.server")),
    ...(await import("./record-payment/loader.server")),
    ...(await import("./record-payment/action.server")),
    ...(await import("./credit-notes/form/loader.server")),
    ...(await import("./credit-notes/form/action.server")),
    ...(await import("./credit-notes/view/loader.server")),
    ...(await import("./repeats/form/loader.server")),
    ...(await import("./repeats/form/action.server")),
    ...(await import("./send/subjects/invoice.server")),
    ...(await import("./send/action.server")),
    ...(await import("./versions/loader.server")),
    ...(await import("./versions/action.server")),
    submitVoidCreditNote: creditNotes.submitVoidCreditNote,
    loadVoidCreditNote: voiding.loadVoidCreditNote,
  };
}

describe.each(Object.entries(STATES))("%s", (state, { prepare }) => {
  it("shows exactly the operations that the API allows, and only their posts succeed", async () => {
    for (const operation of OPERATIONS) {
      const id = findInvoiceId(state, operation);
      await prepare?.(id);
      const allowed = await listAllowedOperations(id);
      expect([operation, (await listShownOperations(id)).sort()]).toEqual([
        operation,
        [...allowed].sort(),
      ]);
      const before = await listEvents(id);
      const message = await tryOperation(operation, id);
      const isDone = (await listEvents(id)).slice(before.length).includes(EVENT_KINDS[operation]);
      expect([operation, isDone]).toEqual([operation, allowed.includes(operation)]);
      if (!isDone && message) expect(message).toMatch(/^[A-Z].+\.$/);
    }
  });

  it("shows the reason and a link on the page of an operation exactly when it is not possible, or redirects to the versions", async () => {
    const id = findInvoiceId(state, "edit");
    const allowed = await listAllowedOperations(id);
    const request = createRequest(`/invoice/${id}/send`);
    const pages = {
      void: () => app.loadVoidInvoice(app.session, id),
      record_payment: () => app.loadPaymentForm(app.session, id),
      credit: () => app.loadCreditForm(app.session, id),
      repeat: () => app.loadRepeatForm(app.session, id),
      send: async () => {
        const page = await app.loadInvoiceSend(app.session, request, id);
        const text = page.isDraft ? "" : page.barrier;
        return { barrier: text ? { text, to: `/invoice/${id}` } : null };
      },
    };
    for (const [operation, load] of Object.entries(pages)) {
      const page = await load().catch((error: unknown) => error);
      // The pages of a deleted invoice redirect to its versions, where it can be restored.
      if (page instanceof Response)
        expect([state, page.headers.get("Location")]).toEqual([
          "a deleted invoice",
          `/invoice/${id}/versions`,
        ]);
      else
        expect([operation, page]).toMatchObject([
          operation,
          {
            barrier: allowed.some((each) => each === operation)
              ? null
              : {
                  text: expect.stringMatching(/ .+\.$/) as string,
                  to: expect.stringMatching(/^\//) as string,
                },
          },
        ]);
    }
  });
});

function createPayments(amount: string) {
  return {
    payments: [{ method: "bank", ledgerAccount: "bank", amount, date: addDays(TODAY, -10) }],
  };
}

function toInvoiceNumber(state: string, operation: Operation): string {
  return `${state}-${operation}`;
}

function findInvoiceId(state: string, operation: Operation): string {
  return ids.get(toInvoiceNumber(state, operation)) ?? "";
}

const createRequest = (path: string) => new Request(`http://localhost${path}`);

async function listEvents(id: string): Promise<string[]> {
  const events = app.db.selectFrom("events").select("kind").where("invoice_id", "=", Number(id));
  const repeats = app.db.selectFrom("repeats").select("id").where("invoice_id", "=", Number(id));
  const kinds = (await events.orderBy("id").execute()).map(({ kind }) => kind);
  return [...kinds, ...(await repeats.execute()).map(() => EVENT_KINDS.repeat)];
}

async function isDeleted(id: string): Promise<boolean> {
  const rows = app.db.selectFrom("deleted_invoices").select("id").where("id", "=", Number(id));
  return (await rows.executeTakeFirst()) !== undefined;
}

async function listAllowedOperations(id: string): Promise<string[]> {
  if (await isDeleted(id)) return ["restore"];
  return (await app.readInvoice(app.session, id)).can ?? [];
}

/**
 * Returns the operations for which the pages of the invoice have a button or a link. Also checks
 * that the form and the page of an issued invoice agree on editing and deleting it.
 */
async function listShownOperations(id: string): Promise<Operation[]> {
  const versions = await app.loadVersions(app.session, createRequest("/"), id).catch(() => null);
  if (versions?.isDeleted) return ["restore"];
  const { edited } = await app.loadInvoiceForm(app.session, toEditDraftName(id));
  const page = await app
    .loadInvoiceView(app.session, createRequest(`/invoice/${id}`), id)
    .catch(() => null);
  const [note] = page?.creditNotes ?? [];
  const voidUrl = note ? (await app.loadCreditNote(app.session, note.id)).voidUrl : "";
  const isDeletable = page?.canBeDeleted === true && page.barrier === null;
  expect([isDeletable || page === null, page === null || page.isEditable]).toEqual([
    edited?.canBeDeleted,
    edited?.readOnly === null,
  ]);
  const shown: Record<Operation, unknown> = {
    edit: edited?.readOnly === null,
    mark_sent: edited?.canBeSent,
    send: page ? page.sendUrl : edited?.sendUrl,
    remind: page?.remindUrl,
    record_payment: page?.canBePaid,
    undo_payment: page?.payments.some(({ canBeUndone }) => canBeUndone),
    credit: page?.creditUrl,
    void_credit_note: voidUrl,
    void: page?.canBeVoided === true && page.barrier === null,
    delete: edited?.canBeDeleted,
    restore: false,
    repeat: page?.repeatUrl,
  };
  return OPERATIONS.filter((operation) => Boolean(shown[operation]));
}

/**
 * Posts the form of an operation, even when no page shows the operation. Returns the message of the
 * answer, of a success too; undefined when it has none.
 */
async function tryOperation(operation: Operation, id: string): Promise<string | undefined> {
  const key = randomUUID();
  const result = await createPosts(id, key)
    [operation]()
    .catch((error: unknown) => error);
  const { data, answer, toast } = Object(result) as {
    data?: { form?: unknown; fault?: { text: string } | null; text?: string };
    answer?: { fault?: { text: string } | null };
    toast?: string;
  };
  // A short form that is shown again has the same idempotency key.
  if (data?.fault && data.form) expect(data.form).toMatchObject({ key });
  return data?.fault?.text ?? data?.text ?? answer?.fault?.text ?? toast;
}

function createPosts(id: string, key: string): Record<Operation, () => Promise<unknown>> {
  const { session } = app;
  const request = createRequest(`/invoice/${id}/send`);
  const posted = (form: Parameters<typeof createPostedForm>[0] = {}) =>
    createPostedForm({ ...form, key }, { company: session.companyId });
  const post = (form?: Parameters<typeof createPostedForm>[0]) => ({
    request,
    id,
    posted: posted(form),
  });
  const send = (fields: object) => {
    const sending = app.toInvoiceSendContext(id);
    return app.submitSend(session, { request, context: sending, posted: posted({ ...fields }) });
  };
  const stored = () => app.readInvoice(session, id);
  const first = async (list: "payments" | "credit_notes") => (await stored())[list]?.[0]?.id ?? "0";
  return {
    edit: async () =>
      app.post(
        { ...app.toInvoiceForm(await stored()), memo: "Other words" },
        {},
        toEditDraftName(id),
      ),
    mark_sent: async () =>
      app.post(app.toInvoiceForm(await stored()), { intent: "send" }, toEditDraftName(id)),
    send: async () => {
      const isDraft = (await stored()).status === INVOICE_STATUS.draft;
      return send({ intent: isDraft ? MARK_SENT : MAKE_LINK });
    },
    remind: () => send({ intent: RECORD_REMINDER, way: "sms" }),
    record_payment: async () => {
      const { form } = await app.loadPaymentForm(session, id);
      return app.submitPaymentForm(session, post({ ...form, amount: "10.00" }));
    },
    undo_payment: async () => {
      const intent = formatUndoIntent(await first("payments"));
      return app.submitInvoiceView(session, post({ intent }));
    },
    credit: async () => {
      const { form } = await app.loadCreditForm(session, id);
      const lines = form.lines.map((line) => ({ ...line, quantity: "0.25" }));
      return app.submitCreditForm(session, post({ ...form, lines, reason: "Broken" }));
    },
    void_credit_note: async () => {
      const noteId = await first("credit_notes");
      const { form } = await app.loadVoidCreditNote(session, noteId);
      const typed = { ...form, reason: "Counted wrongly" };
      return app.submitVoidCreditNote(session, { ...post(typed), id: noteId });
    },
    void: async () => {
      const { form } = await app.loadVoidInvoice(session, id);
      return app.submitVoidInvoice(session, post({ ...form, reason: "Sent twice" }));
    },
    delete: async () => {
      const basedOn = (await stored()).updated_at;
      return app.submitInvoiceView(session, post({ intent: "delete", basedOn }));
    },
    restore: () => app.submitRestore(session, post()),
    repeat: () => app.submitRepeatForm(session, post({ intent: "save" })),
  };
}
