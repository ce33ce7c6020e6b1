import { expect } from "vitest";
import { addDays } from "../../domain/calendar/days";
import { getMomentInZone } from "../../domain/calendar/time-zone";
import { createUpstream } from "../app";
import type { ContactSeed, InvoiceSeed } from "../books/types";
import { CompanyBooks } from "../db/company-books";
import { listUnhandledDays } from "../invoices/repeats/read";
import type { Mail } from "../mail/mail";
import { tinyBooks, tinyContact, tinyInvoice } from "../testing/fixtures";
import { createPerson, getNumber, NOW, SETTINGS, type Api, type Person } from "./api";

/** The time zone of the companies in these tests. */
export const ZONE = "Asia/Kuala_Lumpur";

type InvoiceOverrides = Partial<Omit<InvoiceSeed, "contact">> & { contact?: ContactSeed };

/** Creates a company with an issued invoice for each date, with growing numbers. */
export async function createRepeatCompany(
  api: Api,
  dates: string[],
  { contact = tinyContact(), ...overrides }: InvoiceOverrides = {},
) {
  const invoices = dates.map((date, index) => {
    const no = `INV-${String(index + 1).padStart(4, "0")}`;
    return tinyInvoice({ no, date, dueDate: addDays(date, 30), ...overrides });
  });
  const person = await createPerson(api, tinyBooks({ contacts: [contact], invoices }));
  const stored = await api.db
    .selectFrom("invoices")
    .select("id")
    .where("company_id", "=", person.companyId)
    .orderBy("no")
    .execute();
  const ids = stored.map(({ id }) => id);
  /** Creates a repeat of one of the invoices and returns its path. */
  const createRepeat = async (index: number, change: object): Promise<string> => {
    const reply = await person.post("/repeats", { invoice_id: ids[index], ...change });
    expect(reply.status).toBe(201);
    return `/repeats/${getNumber(reply.body, "repeat", "id")}`;
  };
  return { person, createRepeat, ids };
}

/** Starts a copy of the API whose clock can be set, and which puts its mails into `mails`. */
export async function startClock({ db }: Api, mails: Mail[] = []) {
  let time = NOW;
  const settings = { ...SETTINGS, appUrl: "https://app.test" };
  const send = async (mail: Mail) => void mails.push(mail);
  const upstream = await createUpstream(settings, { db, now: () => time, send });
  return {
    async runAt(day: string, timeOfDay: string) {
      time = getMomentInZone(ZONE, day, timeOfDay);
      await upstream.runDueJobs();
    },
  };
}

/** Lists the invoices that repeats have issued, oldest first. */
export async function listIssued({ db }: Api, { companyId }: Person) {
  const rows = await db
    .selectFrom("repeat_days")
    .innerJoin("invoices", "invoices.id", "repeat_days.invoice_id")
    .innerJoin("events", "events.invoice_id", "invoices.id")
    .select(["invoices.id", "no", "date", "due_date", "status", "happened_at as issuedAt", "day"])
    .where("repeat_days.company_id", "=", companyId)
    .where("events.kind", "=", "repeated")
    .orderBy("day")
    .execute();
  for (const { day, date } of rows) expect(date).toBe(day);
  return rows;
}

/** Lists the days that wait for a user on a day. */
export async function listDue({ db }: Api, person: Person, day: string): Promise<unknown[]> {
  return (await listUnhandledDays(new CompanyBooks(db, [person.companyId]), day)).due;
}
