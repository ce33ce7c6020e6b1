import type { PlainLine } from "../../../../domain/money/testing/calculations";
import type { CompanyBooks } from "../../../db/company-books";

/** The context of all commands. `now` is half past midnight of `TODAY` in Malaysia. */
export const CONTEXT = { now: new Date("2026-11-20T16:30:00.000Z"), actor: "Aminah" };
export const TODAY = "2026-11-21";

export type Payloads = Awaited<ReturnType<typeof readPayloads>>;

/**
 * Returns parts of payloads that refer to records of the test company: the cash and bank payment, and
 * a function for the payload of an invoice.
 */
export async function readPayloads(books: CompanyBooks) {
  const readId = async (table: "methods" | "terms" | "ledger_accounts", name: string) =>
    (await books.selectFrom(table).select("id").where("name", "=", name).executeTakeFirstOrThrow())
      .id;
  const tax = await books
    .selectFrom("tax_codes")
    .select("id")
    .where("code", "=", "SV-8")
    .executeTakeFirstOrThrow();
  const currency = await books
    .selectFrom("currencies")
    .select("id")
    .where("is_primary", "=", 1)
    .executeTakeFirstOrThrow();
  const common = {
    currency_id: currency.id,
    term_id: await readId("terms", "30 Days"),
    date: "2026-11-01",
    due_date: "2026-12-01",
  };
  const account_id = await readId("ledger_accounts", "Sales");
  return {
    cash: {
      method_id: await readId("methods", "Cash"),
      account_id: await readId("ledger_accounts", "Till"),
    },
    bank: {
      method_id: await readId("methods", "Bank Transfer"),
      account_id: await readId("ledger_accounts", "Maybank"),
    },
    currencyId: currency.id,
    invoice: (lines: PlainLine[], no: string, contactId: number) => ({
      ...common,
      contact_id: contactId,
      no,
      items: lines.map((line, index) => ({
        line: index + 1,
        name: "Sales",
        account_id,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        discount: `${line.discountPercent}%`,
        tax_code_id: line.tax ? tax.id : null,
      })),
    }),
  };
}
