import { toDecimal, toMinor } from "../../domain/money/money";
import type { InvoiceBooks } from "../db/company-books";
import type { MovementSeed } from "./types";
import { insertInChunks, type IdsByRef } from "../db/rows";

/** Stores the movements of money other than payments of invoices. */
export async function writeMovements(
  books: InvoiceBooks,
  movements: MovementSeed[],
  ledgerAccounts: IdsByRef,
): Promise<void> {
  await insertInChunks(
    movements.map(({ ledgerAccount, amount, ...movement }) => ({
      ...movement,
      company_id: books.companyId,
      ledger_account_id: ledgerAccounts.getId(ledgerAccount),
      invoice_id: null,
      amount: toMinor(toDecimal(amount)),
    })),
    (rows) => books.insertInto("account_movements").values(rows).returning("id").execute(),
  );
}
