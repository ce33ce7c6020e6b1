import type { Kysely } from "kysely";
import { writeAccount } from "../../upstream/books/write-account";
import { CompanyBooks } from "../../upstream/db/company-books";
import type { Schema } from "../../upstream/db/schema";
import { createRepeat } from "../../upstream/invoices/repeats/create";
import { tinyAccount, tinyBooks, tinyContact, tinyInvoice } from "../../upstream/testing/fixtures";

/** The time at which the killed programs start: within the hours of reminders. */
export const PLANNED_NOW = "2026-11-24T10:00:00+08:00";
const TODAY = "2026-11-24";
/** The due day of an invoice of which a reminder goes out today, 7 days later. */
const DUE_DAY = "2026-11-17";

/**
 * Writes a company whose customer is to be reminded today, and a company with a repeat that is to be
 * issued and emailed today. Their customers have the addresses `remind-…` and `repeat-…`.
 */
export async function writePlannedWork(db: Kysely<Schema>, name: string): Promise<void> {
  const reminding = await writeCompany(db, `remind-${name}@example.test`, DUE_DAY);
  await reminding
    .insertInto("reminder_settings")
    .values({
      ...{ company_id: reminding.companyId, is_on: true, days: "[7]", excluded_weekdays: "[]" },
      ...{ texts: "[]", planned_until: "2026-11-23", updated_at: PLANNED_NOW },
    })
    .execute();
  const repeating = await writeCompany(db, `repeat-${name}@example.test`, "2026-12-01");
  const { id } = await repeating.selectFrom("invoices").select("id").executeTakeFirstOrThrow();
  await createRepeat(repeating, {
    body: { invoice_id: id, every: "month", from: TODAY, mode: "issue_and_mail" },
    ...{ now: new Date(PLANNED_NOW), actor: "Siti Aminah" },
  });
}

async function writeCompany(
  db: Kysely<Schema>,
  email: string,
  dueDate: string,
): Promise<CompanyBooks> {
  const contacts = [tinyContact({ email })];
  const invoices = [tinyInvoice({ date: "2026-10-24", dueDate })];
  const { companyIds } = await writeAccount(db, tinyAccount(tinyBooks({ contacts, invoices })));
  return new CompanyBooks(db, companyIds);
}

/** Returns what is wrong with the planned work of `count` calls of `writePlannedWork`. */
export async function findPlannedProblems(db: Kysely<Schema>, count: number): Promise<string[]> {
  const days = await db.selectFrom("repeat_days").select("invoice_id").execute();
  const issued = new Set(days.map(({ invoice_id }) => invoice_id));
  const written = await db
    .selectFrom("invoices")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("date", "=", TODAY)
    .where(
      "company_id",
      "in",
      db.selectFrom("repeats").select("company_id").where("mode", "=", "issue_and_mail"),
    )
    .executeTakeFirstOrThrow();
  const sent = (kind: string) =>
    db
      .selectFrom("sent_messages")
      .select("recipient")
      .where("recipient", "like", `${kind}-%`)
      .execute();
  const problems: string[] = [];
  const expectCount = (what: string, found: number) => {
    if (found !== count) problems.push(`there are ${found} ${what}, and there should be ${count}`);
  };
  expectCount("days of repeats", days.length);
  expectCount("issued invoices with a day", issued.size);
  expectCount("invoices of today", Number(written.count));
  for (const kind of ["remind", "repeat"]) {
    const recipients = (await sent(kind)).map(({ recipient }) => recipient);
    expectCount(`mails to ${kind}`, recipients.length);
    expectCount(`customers of ${kind} with a mail`, new Set(recipients).size);
  }
  return problems;
}
