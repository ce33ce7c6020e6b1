import { sql, type RawBuilder } from "kysely";
import { NO_DATE } from "../../../../domain/calendar/days";
import { countedCondition } from "../../../totals/invoice-conditions";
import type { CheckedCompany } from "../company";
import { toFindings, formatMinorUnits, type Finding } from "../finding";

type Sum = { day: string; ref: number; count: number; amount: string };

/** Checks the running totals against sums over invoices, lines, credit notes and movements. */
export async function checkRunningTotals({ db, id }: CheckedCompany): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [kind, { name, sums }] of Object.entries(TOTALS)) {
    const { rows: stored } = await sql<Sum>`
      select day, ref, count, cast(amount as text) as amount from running_totals
      where company_id = ${id} and kind = ${kind}`.execute(db);
    const { rows: calculated } = await sql<Sum>`
      select day, ref, sum(count) as count, cast(sum(amount) as text) as amount
      from (${sums(id)}) as sums group by day, ref`.execute(db);
    findings.push(...compareSums(name, stored, calculated));
  }
  return findings;
}

function compareSums(name: (sum: Sum) => string, stored: Sum[], calculated: Sum[]): Finding[] {
  const storedSums = new Map(stored.map((sum) => [`${sum.day} ${sum.ref}`, sum]));
  const calculatedSums = new Map(calculated.map((sum) => [`${sum.day} ${sum.ref}`, sum]));
  const all = new Map([...storedSums, ...calculatedSums]);
  return [...all].flatMap(([key, sum]) => {
    const [storedText, expectedText] = [
      formatSum(storedSums.get(key)),
      formatSum(calculatedSums.get(key)),
    ];
    return storedText === expectedText
      ? []
      : toFindings(`running total of ${name(sum)}`, storedText, expectedText);
  });
}

function formatSum(sum: Sum | undefined): string {
  return sum ? `${formatMinorUnits(BigInt(sum.amount))} of ${sum.count}` : "0.00 of 0";
}

/** A kind of running total: its name in findings, and SQL that selects the rows to add up. */
type Total = { name: (sum: Sum) => string; sums: (company: number) => RawBuilder<unknown> };

/**
 * The kinds of running totals. A credit note is deducted from `issued`, `income` and `account` on its
 * own date and does not count as an invoice.
 */
const TOTALS: Record<string, Total> = {
  status: {
    name: ({ ref }) => `status ${ref}`,
    sums: (company) => sql`
      select '' as day, status as ref, 1 as count, base_total as amount
      from invoices where company_id = ${company}`,
  },
  issued: {
    name: ({ day }) => `what was issued on ${day}`,
    sums: (company) => sql`
      select date as day, 0 as ref, 1 as count, base_total as amount
      from invoices where company_id = ${company} and ${countedCondition}
      union all
      select date, 0, 0, -base_total
      from credit_notes where company_id = ${company} and voided_on is null`,
  },
  income: {
    name: ({ day }) => `income of ${day}`,
    sums: (company) => sql`
      select invoices.date as day, 0 as ref, 0 as count, base_net as amount
      from invoice_lines join invoices on invoices.id = invoice_lines.invoice_id
      where invoices.company_id = ${company} and ${countedCondition}
      union all
      select date, 0, 1, 0
      from invoices where company_id = ${company} and ${countedCondition}
      union all
      select credit_notes.date, 0, 0, -credit_note_lines.base_net
      from credit_note_lines join credit_notes on credit_notes.id = credit_note_id
      where credit_notes.company_id = ${company} and voided_on is null`,
  },
  account: {
    name: ({ day, ref }) => `income of ${day} in account ${ref}`,
    sums: (company) => sql`
      select invoices.date as day,
        case when line.ledger_account_id is not null then line.ledger_account_id
          else coalesce((select sale_account_id from products
            where products.id = line.product_id), 0) end as ref,
        1 as count, base_net as amount
      from invoice_lines as line join invoices on invoices.id = line.invoice_id
      where invoices.company_id = ${company} and ${countedCondition}
      union all
      select credit_notes.date,
        case when line.ledger_account_id is not null then line.ledger_account_id
          else coalesce((select sale_account_id from products
            where products.id = line.product_id), 0) end,
        0, -line.base_net
      from credit_note_lines as line join credit_notes on credit_notes.id = line.credit_note_id
      where credit_notes.company_id = ${company} and voided_on is null`,
  },
  owed: {
    name: ({ day }) => `what is owed by ${day}`,
    sums: (company) => sql`
      select case when due_date = ${NO_DATE} then date else due_date end as day, 0 as ref, 1 as count, base_balance as amount
      from invoices where company_id = ${company} and ${countedCondition} and balance > 0`,
  },
  balance: {
    name: ({ ref }) => `the balance of account ${ref}`,
    sums: (company) => sql`
      select '' as day, ledger_account_id as ref, 1 as count, amount
      from account_movements where company_id = ${company}`,
  },
};
