import { sql } from "kysely";
import type { CheckedCompany } from "../company";
import { compareValues, toFindings, formatMinorUnits, type Finding } from "../finding";

/**
 * Checks that movements have a known kind and are in cash or bank accounts, that payments refer to a
 * receipt or refund and that other movements do not.
 */
export async function checkMovementKinds({ db, id }: CheckedCompany): Promise<Finding[]> {
  const { rows } = await sql<{ kind: string; date: string; amount: number; account: string }>`
    select movement.kind, date, amount, account.name as account
    from account_movements as movement
    join ledger_accounts as account on account.id = movement.ledger_account_id
    where movement.company_id = ${id} and (account.kind <> 'cash'
      or (movement.kind = 'payment') <> (movement.invoice_id is not null
        or movement.receipt_id is not null or movement.refund_id is not null)
      or movement.kind not in ('opening', 'payment', 'expense', 'transfer'))`.execute(db);
  return rows.flatMap(({ kind, date, amount, account }) =>
    toFindings(
      `movement of ${formatMinorUnits(amount)} of ${date}`,
      `${kind} in ${account}`,
      "a receipt or a refund, or another movement of none, in a cash or bank account",
    ),
  );
}

/** Checks that transfers of a day add up to zero. */
export async function checkTransfers({ db, id }: CheckedCompany): Promise<Finding[]> {
  const { rows } = await sql<{ date: string; left: string }>`
    select date, cast(sum(amount) as text) as left from account_movements
    where company_id = ${id} and kind = 'transfer'
    group by date having sum(amount) <> 0`.execute(db);
  return rows.flatMap(({ date, left }) =>
    compareValues(`transfers of ${date}, in and out`, formatMinorUnits(BigInt(left)), "0.00"),
  );
}
