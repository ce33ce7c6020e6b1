import type { CompanyBooks } from "../db/company-books";
import type { MovementKind } from "../db/schema";

/** Selects the movements of one kind between two days, both included. */
export function selectMovements(books: CompanyBooks, kind: MovementKind, from: string, to: string) {
  return books
    .selectFrom("account_movements")
    .where("company_id", "=", books.companyId)
    .where("kind", "=", kind)
    .where("date", ">=", from)
    .where("date", "<=", to);
}
