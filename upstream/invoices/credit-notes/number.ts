import type { CompanyBooks } from "../../db/company-books";
import { formatNumber } from "../../company/numbering";

const PREFIX = "CN-";

/** The company's next, for good: that of a voided note is not given again. */
export async function takeCreditNumber(books: CompanyBooks): Promise<string> {
  const { next } = await books
    .updateTable("companies")
    .set((eb) => ({ next_credit_number: eb("next_credit_number", "+", 1) }))
    .where("id", "=", books.companyId)
    .returning("next_credit_number as next")
    .executeTakeFirstOrThrow();
  return formatNumber(PREFIX, next - 1);
}
