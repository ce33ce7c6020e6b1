import { randomUUID } from "node:crypto";
import { createUpstream } from "../app";
import type { Mail } from "../mail/mail";
import { tinyBooks, tinyContact, tinyInvoice } from "../testing/fixtures";
import { expect } from "vitest";
import { createPerson, SETTINGS, type Api, type Person } from "./api";

/** Returns the moment of a day and an hour in Kuala Lumpur. */
export const at = (day: string, time = "10:00") => new Date(`${day}T${time}:00+08:00`);

const HOUR_MS = 3_600_000;

/** Creates a company with a customer who owes RM 100.00 for each of the due days. */
export async function createDebtor(api: Api, dueDays: string[]) {
  const email = `${randomUUID()}@pelanggan.test`;
  const [first, ...others] = tinyBooks().contacts;
  const person = await createPerson(
    api,
    tinyBooks({
      contacts: [tinyContact({ ...first, email }), ...others],
      invoices: dueDays.map((dueDate) =>
        tinyInvoice({ date: dueDate < "2026-11-01" ? dueDate : "2026-11-01", dueDate }),
      ),
    }),
  );
  const rows = await api.db
    .selectFrom("invoices")
    .select(["id", "due_date"])
    .where("company_id", "=", person.companyId)
    .orderBy("id")
    .execute();
  return { person, email, invoices: rows };
}

/** Starts copies of the API that share a clock. They keep each mail with the day of the clock. */
export async function startPrograms(
  api: Api,
  clock: { now: Date },
  count = 1,
  fail?: () => Promise<void>,
) {
  const mails: (Mail & { day: string })[] = [];
  const send = async (mail: Mail) => {
    await fail?.();
    const day = new Date(clock.now.getTime() + 8 * HOUR_MS).toISOString().slice(0, 10);
    mails.push({ ...mail, day });
  };
  const settings = { ...SETTINGS, appUrl: "https://app.test" };
  const programs = [];
  for (let index = 0; index < count; index++)
    programs.push(await createUpstream(settings, { db: api.db, now: () => clock.now, send }));
  return { mails, programs };
}

/** Records a payment of all that is left on an invoice of `createDebtor`. */
export async function payDebt(person: Person, id: number | undefined): Promise<void> {
  const payload = {
    method_id: await person.readId("methods", "Bank Transfer"),
    account_id: await person.readId("accounts", "Maybank"),
    ...{ amount: "100.00", date: "2026-11-21", reference: "" },
  };
  expect((await person.post(`/sales/invoices/${id}/payments`, payload)).status).toBe(201);
}
