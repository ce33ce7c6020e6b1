import type { CompanyBooks } from "../db/company-books";

/** Returns the time zone of the company, and id, code and symbol of its own currency. */
export function readTimeZoneAndCurrency(books: CompanyBooks) {
  return books.readCached("company", () =>
    books
      .selectFrom("companies")
      .innerJoin("currencies", "currencies.company_id", "companies.id")
      .select(["companies.time_zone", "currencies.id", "currencies.code", "currencies.symbol"])
      .where("companies.id", "=", books.companyId)
      .where("is_primary", "=", 1)
      .executeTakeFirstOrThrow(),
  );
}
