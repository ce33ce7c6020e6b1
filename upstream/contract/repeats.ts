import { expect, it } from "vitest";
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
import { postInvoice, createEditPayload, readNewestInvoice, type StoredInvoice } from "./invoices";
import { createInvoicePayload } from "./payloads";

/** The dates of an invoice of the 31st. The current date of the API is 21/11/2026. */
const ISSUED_ON_31ST = { date: "2026-08-31", dueDate: "2026-09-30" };

/** Declares the tests whose titles begin with "repeated invoices" (see `declareContract`). */
export function declareRepeatedInvoiceContract(api: () => Api): void {
  it("are due on their dates until they are written, which is possible once, or skipped", async () => {
    const { person, invoice } = await createIssuedInvoice(ISSUED_ON_31ST);
    const created = await createRepeat(person, invoice, {
      from: "2026-09-30",
      until: "2026-12-31",
    });
    expect([created.status, created.body]).toMatchObject([
      201,
      {
        repeat: {
          ...{ every: "month", interval: 1, anchor: "2026-08-31", from: "2026-09-30" },
          ...{ until: "2026-12-31", next: "2026-09-30", last: null, source: "issued" },
          ...{ invoice_id: invoice.id, invoice_no: "INV-0001", contact_name: "Kopitiam Jaya" },
          ...{ amount: "100.00", currency: { code: "MYR", symbol: "RM" } },
          invoice: { no: "INV-0001", items: [{ quantity: "1" }], partials: [], payments: [] },
        },
      },
    ]);
    const path = buildRepeatPath(created);
    expect(await listDueDates(person)).toEqual(["2026-09-30", "2026-10-31"]);

    const written = await writeInvoice(person, created, "2026-09-30");
    expect(written.status).toBe(201);
    expect(await listDueDates(person)).toEqual(["2026-10-31"]);
    const no = String(getValue(written.body, "invoice", "no"));
    expect((await writeInvoice(person, created, "2026-09-30")).body).toEqual({
      message:
        `The invoice of 30/09/2026 was written already: it is ${no}. ` +
        "Start over to leave this one.",
    });
    for (let count = 0; count < 2; count++)
      expect((await person.post(`${path}/skip`, { date: "2026-10-31" })).status).toBe(200);
    expect(await listDueDates(person)).toEqual([]);
    expect((await person.get(path)).body).toMatchObject({
      repeat: { next: "2026-11-30", last: "2026-09-30" },
    });
    // A date is due again when its draft invoice is deleted.
    await person.delete(`/sales/invoices/${getNumber(written.body, "invoice", "id")}`);
    expect(await listDueDates(person)).toEqual(["2026-09-30"]);
  });

  it("end with the year 9999", async () => {
    const last = await createIssuedInvoice({ date: "9999-12-31", dueDate: "9999-12-31" });
    expect((await createRepeat(last.person, last.invoice)).body).toEqual({
      message: "This invoice has no day to repeat on: dates end with the year 9999.",
    });
    const { person, invoice } = await createIssuedInvoice(ISSUED_ON_31ST);
    const preview = `/repeats/preview?invoice_id=${invoice.id}&every=month&from=9999-12-31`;
    expect((await person.get(preview)).body).toEqual({ dates: ["9999-12-31"] });
    const created = await createRepeat(person, invoice);
    const skipped = await person.post(`${buildRepeatPath(created)}/skip`, { date: "9999-12-30" });
    expect(skipped.status).toBe(404);
  });

  it("begin on the next date of the pattern, or on a chosen date", async () => {
    const { person, invoice } = await createIssuedInvoice(ISSUED_ON_31ST);
    const preview = (query: string) =>
      person.get(`/repeats/preview?invoice_id=${invoice.id}&${query}`);
    expect((await preview("every=month&until=2027-01-31")).body).toEqual({
      dates: ["2026-11-30", "2026-12-31", "2027-01-31"],
    });
    expect((await preview("every=week&interval=2")).body).toEqual({
      dates: ["2026-11-23", "2026-12-07", "2026-12-21", "2027-01-04"],
    });
    expect((await preview("every=week&interval=x")).status).toBe(422);
    const first = await createRepeat(person, invoice, { every: "week", interval: 2 });
    expect(first.body).toMatchObject({
      repeat: { from: "2026-11-23", anchor: "2026-08-31", next: "2026-11-23", until: null },
    });
    expect((await createRepeat(person, invoice)).body).toEqual({
      message: "This invoice is repeated already. End that repeat before you make another.",
    });
    for (let count = 0; count < 2; count++)
      expect((await person.delete(buildRepeatPath(first))).status).toBe(200);
    expect((await person.get("/repeats")).body).toEqual({ repeats: [] });
    expect((await person.get("/repeats/due")).body).toEqual({
      due: [],
      meta: { total: 0, repeats: 0 },
    });
    const second = await createRepeat(person, invoice, { from: "2026-11-15" });
    expect(second.body).toMatchObject({ repeat: { from: "2026-11-15", anchor: "2026-11-15" } });
    expect(getList((await person.get("/repeats")).body, "repeats")).toHaveLength(1);
    expect(await listDueDates(person)).toEqual(["2026-11-15"]);
  });

  it("survive the edit, the void and the deletion of the original invoice", async () => {
    const { person, invoice } = await createIssuedInvoice(ISSUED_ON_31ST);
    const path = buildRepeatPath(await createRepeat(person, invoice));
    const edit = await createEditPayload(person, invoice, { memo: "Edited", is_recurring: false });
    expect((await person.put(invoice.path, edit)).status).toBe(200);
    expect((await person.get(path)).body).toMatchObject({
      repeat: { source: "issued", next: "2026-11-30", invoice: { memo: "" } },
    });
    await person.post(`${invoice.path}/void`, { reason: "Sent twice" });
    expect((await person.get(path)).body).toMatchObject({ repeat: { source: "voided" } });
    await person.delete(invoice.path);
    expect((await person.get(path)).body).toMatchObject({
      repeat: { source: "deleted", invoice_id: null, invoice: { no: "INV-0001" } },
    });
  });

  it("are refused with a message", async () => {
    const { person, invoice } = await createIssuedInvoice(ISSUED_ON_31ST);
    const draft = await postInvoice(person, { no: "INV-0009" });
    const readRefusal = async (source: StoredInvoice, change: object) =>
      getValue((await createRepeat(person, source, change)).body, "message");
    expect(await readRefusal(draft, {})).toMatch("still a draft");
    expect(await readRefusal(invoice, { every: "day" })).toMatch("every week, month or year");
    expect(await readRefusal(invoice, { interval: 0 })).toMatch("from 1 to 99");
    expect(await readRefusal(invoice, { from: "2026-08-31" })).toMatch(
      "must be after the invoice's",
    );
    expect(await readRefusal(invoice, { until: "2026-11-29" })).toMatch(
      "before the first, 30/11/2026",
    );
    expect(await readRefusal(invoice, { from: "x" })).toMatch("not a date");
    const created = await createRepeat(person, invoice, {
      from: "2026-10-31",
      until: "2026-10-31",
    });
    for (const date of ["2026-09-30", "2026-10-30", "2026-11-30"]) {
      expect((await person.post(`${buildRepeatPath(created)}/skip`, { date })).status).toBe(404);
      expect((await writeInvoice(person, created, date)).status).toBe(404);
    }
  });

  it("are available only to their company", async () => {
    const { person, invoice } = await createIssuedInvoice(ISSUED_ON_31ST);
    const created = await createRepeat(person, invoice, { from: "2026-10-31" });
    const stranger = await createPerson(api());
    const path = buildRepeatPath(created);
    for (const reply of [
      await stranger.get(path),
      await stranger.delete(path),
      await stranger.post(`${path}/skip`, { date: "2026-10-31" }),
      await createRepeat(stranger, invoice),
      await writeInvoice(stranger, created, "2026-10-31"),
    ])
      expect(reply.status).toBe(404);
    const preview = `/repeats/preview?invoice_id=${invoice.id}&every=week`;
    expect((await stranger.get(preview)).status).toBe(404);
    expect((await stranger.get("/repeats")).body).toEqual({ repeats: [] });
    expect(await listDueDates(stranger)).toEqual([]);
    expect(await listDueDates(person)).toEqual(["2026-10-31"]);
  });

  async function createIssuedInvoice(invoice: Parameters<typeof tinyInvoice>[0]) {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice(invoice)] }));
    return { person, invoice: await readNewestInvoice(person) };
  }
}

function createRepeat(person: Person, { id }: StoredInvoice, change: object = {}): Promise<Reply> {
  return person.post("/repeats", { invoice_id: id, every: "month", ...change });
}

function buildRepeatPath({ body }: Reply): string {
  return `/repeats/${getNumber(body, "repeat", "id")}`;
}

async function listDueDates(person: Person): Promise<unknown[]> {
  return getValues(getList((await person.get("/repeats/due")).body, "due"), "date");
}

async function writeInvoice(person: Person, { body }: Reply, date: string): Promise<Reply> {
  const repeatFields = { repeat_id: getNumber(body, "repeat", "id"), repeat_date: date };
  return person.post("/sales/invoices", await createInvoicePayload(person, repeatFields));
}
