import { describe, expect, it } from "vitest";
import { OPERATIONS, type Operation } from "../../domain/invoices/operations";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { at, column, listAt, newPerson, numberAt, type Api, type Person, type Reply } from "./api";
import { credit } from "./credit-notes";
import { editPayload, storedOf, type Stored } from "./invoices";
import { mugLine } from "./payloads";

const TODAY = "2026-11-21";
const LATE = { dueDate: "2026-11-20" };
const PART = paidInBank("40.00");
const ALL = { status: 5, ...paidInBank("100.00") } as const;

/** How an invoice comes into a state: as it is seeded, and what is done with it then. */
type State = {
  seed?: Parameters<typeof tinyInvoice>[0];
  reach?: (person: Person, invoice: Stored) => Promise<unknown>;
  can: Operation[];
};

const OF_ISSUED: Operation[] = [
  "edit",
  "send",
  "record_payment",
  "credit",
  "void",
  "delete",
  "repeat",
];
const OF_PAID: Operation[] = ["send", "undo_payment", "credit", "repeat"];
const OF_CREDITED: Operation[] = ["send", "record_payment", "credit", "void_credit_note", "repeat"];

const STATES: Record<string, State> = {
  "a draft": { seed: { status: 0, ...LATE }, can: ["edit", "mark_sent", "send", "delete"] },
  "one that was sent": {
    seed: { status: 0 },
    reach: (person, { path }) => person.put(`${path}/status`, { status: 1 }),
    can: OF_ISSUED,
  },
  "an approved one": { can: OF_ISSUED },
  "an accepted one that is late": { seed: { status: 3, ...LATE }, can: [...OF_ISSUED, "remind"] },
  "a part paid one": {
    seed: PART,
    can: ["edit", "send", "record_payment", "undo_payment", "credit", "repeat"],
  },
  "a late one that is part paid": {
    seed: { ...PART, ...LATE },
    can: ["edit", "send", "remind", "record_payment", "undo_payment", "credit", "repeat"],
  },
  "a received one": { seed: { ...ALL, ...LATE }, can: OF_PAID },
  "one of which all payments were undone": {
    seed: ALL,
    reach: async (person, { path, invoice }) =>
      person.delete(`${path}/payments/${paymentOf(invoice)}`),
    can: OF_ISSUED,
  },
  "a credited one": {
    reach: (person, invoice) => credit(person, invoice, ["0.25"]),
    can: OF_CREDITED,
  },
  "a late one that is credited": {
    seed: LATE,
    reach: (person, invoice) => credit(person, invoice, ["0.25"]),
    can: [...OF_CREDITED, "remind"],
  },
  "one that is credited in full": {
    seed: LATE,
    reach: (person, invoice) => credit(person, invoice, ["1"]),
    can: ["send", "void_credit_note", "repeat"],
  },
  "one that is paid and credited": {
    seed: { ...ALL, ...LATE },
    reach: (person, invoice) => credit(person, invoice, ["0.25"]),
    can: [...OF_PAID, "void_credit_note"],
  },
  "a void one": {
    seed: LATE,
    reach: (person, { path }) => person.post(`${path}/void`, { reason: "Sent twice" }),
    can: ["delete"],
  },
  "a deleted one": {
    reach: (person, { path }) => person.delete(path),
    can: ["restore"],
  },
};

const TRIES: Record<Operation, (person: Person, invoice: Stored) => Promise<Reply>> = {
  edit: async (person, invoice) =>
    person.put(invoice.path, await editPayload(person, invoice, { memo: "Other words" })),
  mark_sent: (person, { path }) => person.put(`${path}/status`, { status: 1 }),
  // As the page of a draft does, once it has asked.
  send: async (person, { path, invoice }) => {
    if (at(invoice, "status") === 0) await person.put(`${path}/status`, { status: 1 });
    return person.post(`${path}/link`, {});
  },
  remind: (person, { path }) => person.post(`${path}/reminders`, { way: "sms" }),
  record_payment: async (person, { path }) =>
    person.post(`${path}/payments`, {
      date: TODAY,
      amount: "10.00",
      method_id: await person.idOf("methods", "Bank Transfer"),
      account_id: await person.idOf("accounts", "Maybank"),
    }),
  undo_payment: (person, { path, invoice }) =>
    person.delete(`${path}/payments/${paymentOf(invoice)}`),
  credit: (person, invoice) => credit(person, invoice, ["0.25"], { date: TODAY }),
  void_credit_note: (person, { invoice }) =>
    person.post(`/sales/credit_notes/${idOfFirst(invoice, "credit_notes")}/void`, {
      reason: "Counted wrongly",
    }),
  void: (person, { path }) => person.post(`${path}/void`, { reason: "Sent twice" }),
  delete: (person, { path }) => person.delete(path),
  restore: (person, { path }) => person.post(`${path}/restore`, {}),
  repeat: (person, { id }) =>
    person.post("/repeats", { invoice_id: id, every: "month", interval: 1 }),
};

export function deedContract(api: () => Api): void {
  describe.each(Object.entries(STATES))("%s", (_, { seed, reach, can }) => {
    it("allows the deeds that it names, and refuses all others in words", async () => {
      const invoices = OPERATIONS.map(() => tinyInvoice(seed));
      const person = await newPerson(api(), tinyBooks({ invoices }));
      const { body } = await person.get(`/sales?entity_id=${person.company}`);
      const ids = column(listAt(body, "transactions"), "id");
      expect(ids).toHaveLength(OPERATIONS.length);
      for (const [index, deed] of OPERATIONS.entries()) {
        const path = `/sales/invoices/${String(ids[index])}`;
        const seeded = storedOf(await person.get(path));
        await reach?.(person, seeded);
        await expectTried(person, seeded, { deed, isAllowed: can.includes(deed) });
      }
    });
  });

  it("of a cash sale are all but what needs money left: its money goes back with it", async () => {
    const person = await newPerson(api());
    const can: Operation[] = [...OF_PAID, "void", "delete"];
    for (const deed of OPERATIONS)
      await expectTried(person, await soldForCash(person), {
        deed,
        isAllowed: can.includes(deed),
      });
  });

  it("are named by credit notes and payments, while they stand", async () => {
    const person = await newPerson(api(), tinyBooks({ invoices: [tinyInvoice(ALL)] }));
    const { body } = await person.get(`/sales?entity_id=${person.company}`);
    const path = `/sales/invoices/${numberAt(listAt(body, "transactions")[0], "id")}`;
    const invoice = storedOf(await person.get(path));
    const partsOf = async () => {
      const { body: read } = await person.get(path);
      const list = await person.get(`/sales/credit_notes?entity_id=${person.company}`);
      return [
        column(listAt(read, "invoice", "payments"), "can"),
        column(listAt(read, "invoice", "credit_notes"), "can"),
        column(listAt(list.body, "credit_notes"), "can"),
      ];
    };
    const note = await credit(person, invoice, ["0.25"]);
    const standing = ["void", "send"];
    expect(at(note.body, "credit_note", "can")).toEqual(standing);
    expect(await partsOf()).toEqual([[["undo", "send"]], [standing], [standing]]);
    await TRIES.undo_payment(person, invoice);
    const notePath = `/sales/credit_notes/${numberAt(note.body, "credit_note", "id")}`;
    const voided = await person.post(`${notePath}/void`, { reason: "Counted wrongly" });
    expect(at(voided.body, "credit_note", "can")).toEqual([]);
    expect(await partsOf()).toEqual([[[]], [[]], [[]]]);
    expect((await person.post(`${notePath}/void`, { reason: "Again" })).status).toBe(422);
  });
}

type Tried = { deed: Operation; isAllowed: boolean };

/** `invoice` is as it was before it came into its state. */
async function expectTried(
  person: Person,
  { path, id, ...seeded }: Stored,
  { deed, isAllowed }: Tried,
): Promise<void> {
  const before = await seenOf(person, path);
  const { can = [], invoice = seeded.invoice } = before;
  const version = String(at(invoice, "updated_at"));
  const reply = await TRIES[deed](person, { id, path, version, invoice });
  const after = await seenOf(person, path);
  const isDone = JSON.stringify(after) !== JSON.stringify(before);
  expect([deed, can.includes(deed), isDone]).toEqual([deed, isAllowed, isAllowed]);
  if (isAllowed || isFoundDone(deed, invoice, can)) return expect(reply.status).toBeLessThan(300);
  expect([404, 422]).toContain(reply.status);
  expect(at(reply.body, "message")).toMatch(/^[A-Z].*\.$/);
}

/** Whoever asks for it twice finds it done. */
function isFoundDone(deed: Operation, invoice: unknown, can: unknown[]): boolean {
  if (deed === "restore") return !can.includes("restore");
  return deed === "mark_sent" && at(invoice, "status") === 1 && can.includes("send");
}

/** All that can be seen of an invoice, also of one that is deleted, and what it allows. */
async function seenOf(person: Person, path: string) {
  const get = async (at: string) => (await person.get(at)).body;
  const invoice = at(await get(path), "invoice");
  const deleted = await get(`/sales?entity_id=${person.company}&list=deleted`);
  const row = listAt(deleted, "transactions").find((each) =>
    path.endsWith(`/${numberAt(each, "id")}`),
  );
  return {
    invoice,
    row,
    // A draft that was deleted is nowhere.
    can: invoice || row ? listAt(invoice ?? row, "can") : [],
    events: await get(`${path}/events`),
    link: await get(`${path}/link`),
    messages: await get(`${path}/messages`),
    repeats: await get("/repeats"),
  };
}

async function soldForCash(person: Person): Promise<Stored> {
  const items = [await mugLine(person)];
  return storedOf(await person.post("/sales/cash", { business_id: person.company, items }));
}

function paidInBank(amount: string) {
  return { payments: [{ method: "bank", ledgerAccount: "bank", amount, date: "2026-11-02" }] };
}

function paymentOf(invoice: unknown): number {
  return idOfFirst(invoice, "payments");
}

/** Zero where there is none. */
function idOfFirst(invoice: unknown, list: string): number {
  const [first] = listAt(invoice, list);
  return first === undefined ? 0 : numberAt(first, "id");
}
