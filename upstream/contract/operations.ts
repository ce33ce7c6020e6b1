import { describe, expect, it } from "vitest";
import { OPERATIONS, type Operation } from "../../domain/invoices/operations";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import {
  getValue,
  getValues,
  getList,
  createPerson,
  getNumber,
  type Api,
  type Person,
  type Reply,
} from "./api";
import { postCreditNote } from "./credit-notes";
import { createEditPayload, toStoredInvoice, type StoredInvoice } from "./invoices";
import { createMugLine } from "./payloads";

const TODAY = "2026-11-21";
const OVERDUE = { dueDate: "2026-11-20" };
const PARTLY_PAID = createBankPayments("40.00");
const FULLY_PAID = { status: 5, ...createBankPayments("100.00") } as const;

/**
 * How an invoice gets into a state: its seed, then the calls in `prepare`. `can` lists the
 * operations that the state allows.
 */
type StateCase = {
  seed?: Parameters<typeof tinyInvoice>[0];
  prepare?: (person: Person, invoice: StoredInvoice) => Promise<unknown>;
  can: Operation[];
};

const ISSUED_CAN: Operation[] = [
  "edit",
  "send",
  "record_payment",
  "credit",
  "void",
  "delete",
  "repeat",
];
const PAID_CAN: Operation[] = ["send", "undo_payment", "credit", "void", "delete", "repeat"];
const CREDITED_CAN: Operation[] = [
  "send",
  "record_payment",
  "credit",
  "void_credit_note",
  "repeat",
];

const STATES: Record<string, StateCase> = {
  "a draft invoice": {
    seed: { status: 0, ...OVERDUE },
    can: ["edit", "mark_sent", "send", "delete"],
  },
  "a sent invoice": {
    seed: { status: 0 },
    prepare: (person, { path }) => person.put(`${path}/status`, { status: 1 }),
    can: ISSUED_CAN,
  },
  "an approved invoice": { can: ISSUED_CAN },
  "an accepted and overdue invoice": {
    seed: { status: 3, ...OVERDUE },
    can: [...ISSUED_CAN, "remind"],
  },
  "a partly paid invoice": {
    seed: PARTLY_PAID,
    can: [...ISSUED_CAN, "undo_payment"],
  },
  "an overdue and partly paid invoice": {
    seed: { ...PARTLY_PAID, ...OVERDUE },
    can: [...ISSUED_CAN, "remind", "undo_payment"],
  },
  "a fully paid invoice": { seed: { ...FULLY_PAID, ...OVERDUE }, can: PAID_CAN },
  "an invoice whose payments were all undone": {
    seed: FULLY_PAID,
    prepare: async (person, { path, invoice }) =>
      person.delete(`${path}/payments/${getFirstPaymentId(invoice)}`),
    can: ISSUED_CAN,
  },
  "a credited invoice": {
    prepare: (person, invoice) => postCreditNote(person, invoice, ["0.25"]),
    can: CREDITED_CAN,
  },
  "an overdue and credited invoice": {
    seed: OVERDUE,
    prepare: (person, invoice) => postCreditNote(person, invoice, ["0.25"]),
    can: [...CREDITED_CAN, "remind"],
  },
  "an invoice that is credited in full": {
    seed: OVERDUE,
    prepare: (person, invoice) => postCreditNote(person, invoice, ["1"]),
    can: ["send", "void_credit_note", "repeat"],
  },
  "a paid and credited invoice": {
    seed: { ...FULLY_PAID, ...OVERDUE },
    prepare: (person, invoice) => postCreditNote(person, invoice, ["0.25"]),
    can: ["send", "undo_payment", "credit", "void_credit_note", "repeat"],
  },
  "a void invoice": {
    seed: OVERDUE,
    prepare: (person, { path }) => person.post(`${path}/void`, { reason: "Sent twice" }),
    can: ["delete"],
  },
  "a deleted invoice": {
    prepare: (person, { path }) => person.delete(path),
    can: ["restore"],
  },
};

const CALLS: Record<Operation, (person: Person, invoice: StoredInvoice) => Promise<Reply>> = {
  edit: async (person, invoice) =>
    person.put(invoice.path, await createEditPayload(person, invoice, { memo: "Other words" })),
  mark_sent: (person, { path }) => person.put(`${path}/status`, { status: 1 }),
  // The send page marks a draft invoice as sent first.
  send: async (person, { path, invoice }) => {
    if (getValue(invoice, "status") === 0) await person.put(`${path}/status`, { status: 1 });
    return person.post(`${path}/link`, {});
  },
  remind: (person, { path }) => person.post(`${path}/reminders`, { way: "sms" }),
  record_payment: async (person, { path }) =>
    person.post(`${path}/payments`, {
      date: TODAY,
      amount: "10.00",
      method_id: await person.readId("methods", "Bank Transfer"),
      account_id: await person.readId("accounts", "Maybank"),
    }),
  undo_payment: (person, { path, invoice }) =>
    person.delete(`${path}/payments/${getFirstPaymentId(invoice)}`),
  credit: (person, invoice) => postCreditNote(person, invoice, ["0.25"], { date: TODAY }),
  void_credit_note: (person, { invoice }) =>
    person.post(`/sales/credit_notes/${getFirstId(invoice, "credit_notes")}/void`, {
      reason: "Counted wrongly",
    }),
  void: (person, { path }) => person.post(`${path}/void`, { reason: "Sent twice" }),
  delete: (person, { path }) => person.delete(path),
  restore: (person, { path }) => person.post(`${path}/restore`, {}),
  repeat: (person, { id }) =>
    person.post("/repeats", { invoice_id: id, every: "month", interval: 1 }),
};

/** Declares the tests whose titles begin with "the operations" (see `declareContract`). */
export function declareOperationContract(api: () => Api): void {
  describe.each(Object.entries(STATES))("of %s", (_, { seed, prepare, can: expectedCan }) => {
    it("are exactly the listed ones, and any other is refused with a message or was done already", async () => {
      const invoices = OPERATIONS.map(() => tinyInvoice(seed));
      const person = await createPerson(api(), tinyBooks({ invoices }));
      const { body } = await person.get(`/sales?entity_id=${person.companyId}`);
      const ids = getValues(getList(body, "transactions"), "id");
      expect(ids).toHaveLength(OPERATIONS.length);
      for (const [index, operation] of OPERATIONS.entries()) {
        const path = `/sales/invoices/${String(ids[index])}`;
        const seeded = toStoredInvoice(await person.get(path));
        await prepare?.(person, seeded);
        await expectOperation(person, seeded, {
          operation,
          isAllowed: expectedCan.includes(operation),
        });
      }
    });
  });

  it("of a cash sale include void and delete, although it is paid", async () => {
    const person = await createPerson(api());
    const expectedCan: Operation[] = PAID_CAN;
    for (const operation of OPERATIONS)
      await expectOperation(person, await createCashSale(person), {
        operation,
        isAllowed: expectedCan.includes(operation),
      });
  });

  it("of a credit note are none once it is voided, and of a payment none once it is undone", async () => {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice(FULLY_PAID)] }));
    const { body } = await person.get(`/sales?entity_id=${person.companyId}`);
    const path = `/sales/invoices/${getNumber(getList(body, "transactions")[0], "id")}`;
    const invoice = toStoredInvoice(await person.get(path));
    const listEntryOperations = async () => {
      const { body: read } = await person.get(path);
      const list = await person.get(`/sales/credit_notes?entity_id=${person.companyId}`);
      return [
        getValues(getList(read, "invoice", "payments"), "can"),
        getValues(getList(read, "invoice", "credit_notes"), "can"),
        getValues(getList(list.body, "credit_notes"), "can"),
      ];
    };
    const note = await postCreditNote(person, invoice, ["0.25"]);
    const activeCan = ["void", "send"];
    expect(getValue(note.body, "credit_note", "can")).toEqual(activeCan);
    expect(await listEntryOperations()).toEqual([[["undo", "send"]], [activeCan], [activeCan]]);
    await CALLS.undo_payment(person, invoice);
    const notePath = `/sales/credit_notes/${getNumber(note.body, "credit_note", "id")}`;
    const voided = await person.post(`${notePath}/void`, { reason: "Counted wrongly" });
    expect(getValue(voided.body, "credit_note", "can")).toEqual([]);
    expect(await listEntryOperations()).toEqual([[[]], [[]], [[]]]);
    expect((await person.post(`${notePath}/void`, { reason: "Again" })).status).toBe(422);
  });
}

type Expectation = { operation: Operation; isAllowed: boolean };

/**
 * Checks that one operation is done or refused as expected. The given invoice was read before
 * `prepare` brought the invoice into its state.
 */
async function expectOperation(
  person: Person,
  { path, id, ...seeded }: StoredInvoice,
  { operation, isAllowed }: Expectation,
): Promise<void> {
  const before = await readEverything(person, path);
  const { can, invoice = seeded.invoice } = before;
  const etag = String(getValue(invoice, "updated_at"));
  const reply = await CALLS[operation](person, { id, path, etag, invoice });
  const after = await readEverything(person, path);
  const isDone = JSON.stringify(after) !== JSON.stringify(before);
  expect([operation, can.includes(operation), isDone]).toEqual([operation, isAllowed, isAllowed]);
  if (isAllowed || isDoneAlready(operation, invoice, can))
    return expect(reply.status).toBeLessThan(300);
  expect([404, 422]).toContain(reply.status);
  expect(getValue(reply.body, "message")).toMatch(/^[A-Z].*\.$/);
}

/** Returns true for an operation that may be repeated and has been done already. */
function isDoneAlready(operation: Operation, invoice: unknown, can: unknown[]): boolean {
  if (operation === "restore") return !can.includes("restore");
  return operation === "mark_sent" && getValue(invoice, "status") === 1 && can.includes("send");
}

/**
 * Reads the invoice, also when it is deleted, with its operations, events, link and messages, and
 * all repeats of its company.
 */
async function readEverything(person: Person, path: string) {
  const get = async (url: string) => (await person.get(url)).body;
  const invoice = getValue(await get(path), "invoice");
  const deleted = await get(`/sales?entity_id=${person.companyId}&list=deleted`);
  const row = getList(deleted, "transactions").find((each) =>
    path.endsWith(`/${getNumber(each, "id")}`),
  );
  return {
    invoice,
    row,
    // A deleted draft is in no list.
    can: invoice || row ? getList(invoice ?? row, "can") : [],
    events: await get(`${path}/events`),
    link: await get(`${path}/link`),
    messages: await get(`${path}/messages`),
    repeats: await get("/repeats"),
  };
}

async function createCashSale(person: Person): Promise<StoredInvoice> {
  const items = [await createMugLine(person)];
  return toStoredInvoice(
    await person.post("/sales/cash", { business_id: person.companyId, items }),
  );
}

function createBankPayments(amount: string) {
  return { payments: [{ method: "bank", ledgerAccount: "bank", amount, date: "2026-11-02" }] };
}

function getFirstPaymentId(invoice: unknown): number {
  return getFirstId(invoice, "payments");
}

/** Returns the id of the first record in the list, or 0 when the list is empty. */
function getFirstId(invoice: unknown, list: string): number {
  const [first] = getList(invoice, list);
  return first === undefined ? 0 : getNumber(first, "id");
}
