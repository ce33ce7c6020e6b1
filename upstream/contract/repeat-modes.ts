import { expect, it } from "vitest";
import {
  createPerson,
  getList,
  getNumber,
  getValue,
  getValues,
  type Api,
  type Person,
} from "./api";
import { createRepeatCompany, listDue, listIssued, startClock } from "./repeat-company";

const MUG = { ...{ product: "mug", ledgerAccount: null, name: "Mug", taxCode: "SV-8" } };
const LINE = { ...MUG, quantity: "4", unitPrice: "2.50", discountPercent: "10" };

/** Declares the tests whose titles begin with "repeats that issue" (see `declareContract`). */
export function declareRepeatModeContract(api: () => Api): void {
  it("write what the invoice was, at the prices of then and the exchange rate of the day", async () => {
    const { person, createRepeat } = await createRepeatCompany(api(), ["2026-10-25"], {
      currency: "SGD",
      rate: "3.1",
      memo: "Leave at the back",
      lines: [LINE],
    });
    await createRepeat(0, { every: "month", mode: "issue" });
    await (await startClock(api())).runAt("2026-11-25", "06:00");
    const [invoice] = await listIssued(api(), person);
    const path = `/sales/invoices/${invoice?.id}`;
    expect((await person.get(path)).body).toMatchObject({
      invoice: {
        ...{ no: "INV-0002", currency_rate: "3.200000", memo: "Leave at the back", version: 1 },
        ...{ amount: "9.72", contact_name: "Kopitiam Jaya", status: 1, partials: [] },
        items: [{ name: "Mug", quantity: "4", unit_price: "2.50", discount: "10%" }],
      },
    });
    const events = getList((await person.get(`${path}/events`)).body, "events");
    expect(getValues(events, "kind")).toEqual(["repeated", "issued", "made"]);
    expect(getValues(events, "by")).toEqual(["", "", ""]);
  });

  it("make up for the days of a short stop, and ask about days that are longer ago", async () => {
    const { person, createRepeat } = await createRepeatCompany(api(), ["2026-11-10"]);
    await createRepeat(0, { every: "week", mode: "issue" });
    const clock = await startClock(api());
    // The first day, 24 November, was 10 days ago; 1 December was 3 days ago.
    await clock.runAt("2026-12-04", "11:00");
    expect((await listIssued(api(), person)).map(({ date }) => date)).toEqual(["2026-12-01"]);
    const [late] = await listDue(api(), person, "2026-12-04");
    expect(late).toMatchObject({
      date: "2026-11-24",
      reason: expect.stringMatching(/stopped on 24\/11\/2026 .* asks you first/) as string,
    });
    await clock.runAt("2026-12-05", "11:00");
    expect(await listIssued(api(), person)).toHaveLength(1);
    await retry(person, late);
    await expect
      .poll(() => listIssued(api(), person))
      .toMatchObject([{ date: "2026-11-24" }, { date: "2026-12-01" }]);
    expect(await listDue(api(), person, "2026-12-06")).toEqual([]);
  });

  it("write each invoice once when two programs work beside each other", async () => {
    const company = await createRepeatCompany(api(), ["2026-11-01", "2026-11-02", "2026-11-03"]);
    for (const index of [0, 1, 2])
      await company.createRepeat(index, { every: "week", mode: "issue" });
    const clocks = await Promise.all([startClock(api()), startClock(api()), startClock(api())]);
    for (const day of ["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25"])
      await Promise.all(clocks.map((clock) => clock.runAt(day, "06:00")));
    // A worker ends when another one runs a job of the company, so that jobs may be left.
    await clocks[0]?.runAt("2026-11-25", "06:01");
    const issued = await listIssued(api(), company.person);
    expect(issued.map(({ date }) => date)).toEqual(["2026-11-22", "2026-11-23", "2026-11-24"]);
  });

  it.each([
    ["products", "The item of line 1, Mug, is out of use."],
    ["tax_codes", "The tax of line 1, SV-8, is no longer in force."],
  ] as const)("say what is gone from the %s, and issue once it is back", async (table, reason) => {
    const { person, createRepeat } = await createRepeatCompany(api(), ["2026-10-25"], {
      lines: [LINE],
    });
    await createRepeat(0, { every: "month", mode: "issue" });
    await setActive(table, false, person);
    const clock = await startClock(api());
    await clock.runAt("2026-11-25", "06:00");
    const [failed] = await listDue(api(), person, "2026-11-25");
    expect(failed).toMatchObject({ date: "2026-11-25", reason });
    const jobs = getList((await person.get("/jobs?state=failed")).body, "jobs");
    expect(jobs).toMatchObject([{ kind: "repeat", reason, subject: { day: "2026-11-25" } }]);
    await retry(person, failed);
    await expect.poll(() => listDue(api(), person, "2026-11-25")).toMatchObject([{ reason }]);
    await setActive(table, true, person);
    await retry(person, failed);
    await expect.poll(() => listIssued(api(), person)).toMatchObject([{ date: "2026-11-25" }]);
    expect(await listDue(api(), person, "2026-11-25")).toEqual([]);
    expect((await person.post(`/jobs/${readJobId(failed)}/retry`, {})).status).toBe(422);
  });

  it("say that the subscription has expired", async () => {
    const { person, createRepeat } = await createRepeatCompany(api(), ["2026-10-25"]);
    await createRepeat(0, { every: "month", mode: "issue" });
    const setEnd = (premium_until: string | null) =>
      api()
        .db.updateTable("companies")
        .set({ premium_until })
        .where("id", "=", person.companyId)
        .execute();
    await setEnd("2026-11-22T00:00:00.000Z");
    await (await startClock(api())).runAt("2026-11-25", "06:00");
    await setEnd(null);
    expect(await listDue(api(), person, "2026-11-25")).toMatchObject([
      { reason: "The subscription of this company has expired." },
    ]);
  });

  it("leave a day that was written by hand, skipped or ended before its job runs", async () => {
    const { person, createRepeat } = await createRepeatCompany(api(), [
      "2026-10-24",
      "2026-10-25",
      "2026-10-26",
    ]);
    const skipped = await createRepeat(0, { every: "month", mode: "issue" });
    await person.post(`${skipped}/skip`, { date: "2026-11-24" });
    const ended = await createRepeat(1, { every: "month", mode: "issue" });
    await person.delete(ended);
    const told = await createRepeat(2, { every: "month", mode: "issue" });
    const etag = String(getValue((await person.get(told)).body, "repeat", "updated_at"));
    const change = { mode: "tell" };
    expect((await person.put(told, change, { "if-match": '"other"' })).status).toBe(409);
    expect((await person.put(told, change, { "if-match": etag })).body).toMatchObject({
      repeat: { mode: "tell" },
    });
    expect((await person.put(told, { mode: "x" })).status).toBe(422);
    expect((await person.put(ended, change)).status).toBe(422);
    expect((await (await createPerson(api())).put(told, change)).status).toBe(404);
    await (await startClock(api())).runAt("2026-11-27", "06:00");
    expect(await listIssued(api(), person)).toEqual([]);
    expect(await listDue(api(), person, "2026-11-27")).toMatchObject([{ date: "2026-11-26" }]);
    // Days before the change wait for the owner.
    await person.put(told, { mode: "issue" });
    expect(getValues(await listDue(api(), person, "2026-11-27"), "date")).toEqual([]);
  });

  it("write nothing more once a failed day is written by hand", async () => {
    const { person, createRepeat } = await createRepeatCompany(api(), ["2026-10-25"], {
      lines: [LINE],
    });
    const path = await createRepeat(0, { every: "month", mode: "issue" });
    await setActive("products", false, person);
    const clock = await startClock(api());
    await clock.runAt("2026-11-25", "06:00");
    const [failed] = await listDue(api(), person, "2026-11-25");
    await person.post(`${path}/skip`, { date: "2026-11-25" });
    expect(await listDue(api(), person, "2026-11-25")).toEqual([]);
    expect(getList((await person.get("/jobs?state=failed")).body, "jobs")).toEqual([]);
    expect((await person.post(`/jobs/${readJobId(failed)}/retry`, {})).status).toBe(422);
  });

  async function setActive(
    table: "products" | "tax_codes",
    is_active: boolean,
    { companyId }: Person,
  ): Promise<void> {
    const { db } = api();
    await db.updateTable(table).set({ is_active }).where("company_id", "=", companyId).execute();
  }

  async function retry(person: Person, dueDay: unknown): Promise<void> {
    expect((await person.post(`/jobs/${readJobId(dueDay)}/retry`, {})).status).toBe(202);
  }
}

function readJobId(dueDay: unknown): number {
  return getNumber(dueDay, "job_id");
}
