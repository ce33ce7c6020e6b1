import { sql } from "kysely";
import type { CheckedCompany } from "../company";
import {
  compareAmounts,
  compareValues,
  formatMinorUnits,
  toFindings,
  type Finding,
} from "../finding";
import { convertAmount } from "../fraction";

type Money = {
  table: "receipts" | "refunds";
  id: number;
  amount: number;
  rounding: number;
  date: string;
  reversed_on: string | null;
  base_amount: number;
  currency_rate: string;
  account: number;
  account_kind: string;
};

/**
 * Checks the amounts, days, rates and account movements of receipts and refunds. Each has one movement
 * on its date, and the reverse one on the day when it was undone.
 */
export async function checkReceipts({ db, id, today }: CheckedCompany): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const table of ["receipts", "refunds"] as const) {
    const { rows } = await sql<Omit<Money, "table">>`
      select row.id, amount, rounding, date, reversed_on, base_amount, currency_rate,
        ledger_account_id as account, ledger_accounts.kind as account_kind
      from ${sql.table(table)} as row
      join ledger_accounts on ledger_accounts.id = row.ledger_account_id
      where row.company_id = ${id} order by row.id`.execute(db);
    const { rows: movements } = await sql<{ owner: number; text: string }>`
      select ${sql.ref(OWNER_COLUMNS[table])} as owner,
        date || ' ' || cast(amount as text) || ' ' || cast(ledger_account_id as text) as text
      from account_movements
      where company_id = ${id} and ${sql.ref(OWNER_COLUMNS[table])} is not null`.execute(db);
    const textsByOwner = new Map<number, string[]>();
    for (const { owner, text } of movements)
      textsByOwner.set(owner, [...(textsByOwner.get(owner) ?? []), text]);
    for (const row of rows) {
      const money = { ...row, table };
      findings.push(...checkMoney(money, today));
      findings.push(...checkMovements(money, textsByOwner.get(row.id) ?? []));
      textsByOwner.delete(row.id);
    }
    for (const [owner, texts] of textsByOwner)
      findings.push(
        ...toFindings(
          `${describe({ table, id: owner })}: movements`,
          texts.join("; "),
          "no movement",
        ),
      );
  }
  return findings;
}

const OWNER_COLUMNS = { receipts: "receipt_id", refunds: "refund_id" } as const;

function describe({ table, id }: Pick<Money, "table" | "id">): string {
  return `${table === "receipts" ? "receipt" : "refund"} ${id}`;
}

function checkMoney(money: Money, today: string): Finding[] {
  const { amount, date, reversed_on, base_amount, currency_rate, account_kind } = money;
  const name = describe(money);
  const isSoon = (day: string) => day > today;
  return [
    ...(amount > 0 ? [] : toFindings(`${name}, amount`, formatMinorUnits(amount), "above zero")),
    ...(isSoon(date) ? toFindings(`${name}, day`, date, `up to ${today}`) : []),
    ...(reversed_on !== null && (reversed_on < date || isSoon(reversed_on))
      ? toFindings(`${name}, day when it was undone`, reversed_on, `from ${date} to ${today}`)
      : []),
    ...(account_kind === "cash"
      ? []
      : toFindings(`${name}, account`, account_kind, "a cash or bank account")),
    ...compareAmounts(
      `${name}, in own currency`,
      base_amount,
      convertAmount(amount, currency_rate),
    ),
  ];
}

function checkMovements(money: Money, stored: string[]): Finding[] {
  const { table, base_amount, date, reversed_on, account } = money;
  const amount = table === "receipts" ? base_amount : -base_amount;
  const expected = [`${date} ${amount} ${account}`];
  if (reversed_on !== null) expected.push(`${reversed_on} ${-amount} ${account}`);
  return compareValues(
    `${describe(money)}: movements`,
    stored.sort().join("; "),
    expected.sort().join("; "),
  );
}

/**
 * Checks that what is on account is the amount of the receipt less its shares and what was given back,
 * and never below zero.
 */
export async function checkOnAccount({ db, id }: CheckedCompany): Promise<Finding[]> {
  const { rows } = await sql<{ id: number; stored: number; expected: number }>`
    select receipts.id, on_account as stored,
      case when receipts.reversed_on is null then receipts.amount else 0 end
      - coalesce((select sum(payments.amount) from payments
        where payments.receipt_id = receipts.id and payments.company_id = receipts.company_id
          and payments.reversed_on is null), 0)
      - coalesce((select sum(part.amount) from refund_parts as part
        join refunds on refunds.id = part.refund_id
        where part.receipt_id = receipts.id and part.company_id = receipts.company_id
          and refunds.reversed_on is null), 0) as expected
    from receipts where receipts.company_id = ${id}`.execute(db);
  return rows.flatMap(({ id: receipt, stored, expected }) => [
    ...compareAmounts(`receipt ${receipt}, on account`, stored, Number(expected)),
    ...(Number(expected) >= 0
      ? []
      : toFindings(
          `receipt ${receipt}, used`,
          formatMinorUnits(-Number(expected)),
          "nothing more than was received",
        )),
  ]);
}

/** Checks that no day ends with less than nothing of a receipt on account. */
export async function checkOnAccountDays({ db, id }: CheckedCompany): Promise<Finding[]> {
  const { rows } = await sql<{ id: number; day: string; change: number }>`
    select id, day, sum(amount) as change from (
      select id, date as day, amount from receipts where company_id = ${id}
      union all select id, reversed_on, -amount from receipts where company_id = ${id}
      union all select receipt_id, date, -amount from payments
        where company_id = ${id} and receipt_id is not null
      union all select receipt_id, reversed_on, amount from payments
        where company_id = ${id} and receipt_id is not null
      union all select part.receipt_id, refunds.date, -part.amount from refund_parts as part
        join refunds on refunds.id = part.refund_id where part.company_id = ${id}
      union all select part.receipt_id, refunds.reversed_on, part.amount from refund_parts as part
        join refunds on refunds.id = part.refund_id where part.company_id = ${id}
    ) as changes where day is not null group by id, day order by id, day`.execute(db);
  let receipt = { id: 0, onAccount: 0 };
  return rows.flatMap(({ id: receiptId, day, change }) => {
    if (receipt.id !== receiptId) receipt = { id: receiptId, onAccount: 0 };
    receipt.onAccount += Number(change);
    return receipt.onAccount >= 0
      ? []
      : toFindings(
          `receipt ${receiptId}, on account on ${day}`,
          formatMinorUnits(receipt.onAccount),
          "0.00 or more",
        );
  });
}

/** Checks that the parts of a refund add up to what was given back, without its cash rounding. */
export async function checkRefundParts({ db, id }: CheckedCompany): Promise<Finding[]> {
  const { rows } = await sql<{ id: number; parts: number; expected: number }>`
    select refunds.id, amount - rounding as expected,
      coalesce((select sum(part.amount) from refund_parts as part
        where part.refund_id = refunds.id and part.company_id = refunds.company_id), 0) as parts
    from refunds where refunds.company_id = ${id}`.execute(db);
  return rows.flatMap(({ id: refund, parts, expected }) =>
    compareAmounts(`refund ${refund}, its parts`, Number(parts), Number(expected)),
  );
}

/**
 * Checks that shares are of receipts of the invoice's customer and currency, by the same method and
 * account, and that nothing was taken of a receipt before its day.
 */
export async function checkShares({ db, id }: CheckedCompany): Promise<Finding[]> {
  const { rows } = await sql<{ no: string; date: string; receipt_id: number }>`
    select invoices.no, payments.date, payments.receipt_id from payments
    join invoices on invoices.id = payments.invoice_id
    left join receipts on receipts.id = payments.receipt_id
      and receipts.company_id = payments.company_id
    where payments.company_id = ${id} and payments.receipt_id is not null
      and (receipts.id is null or payments.date < receipts.date
        or payments.method_id <> receipts.method_id
        or payments.ledger_account_id <> receipts.ledger_account_id
        or payments.reversed_on is null and (receipts.contact_id <> invoices.contact_id
          or receipts.currency_id <> invoices.currency_id))
    order by payments.id`.execute(db);
  return rows.flatMap(({ no, date, receipt_id }) =>
    toFindings(
      `${no}: payment of ${date}`,
      `of receipt ${receipt_id}`,
      "of a receipt of its customer, currency, method and account, not before its day",
    ),
  );
}
