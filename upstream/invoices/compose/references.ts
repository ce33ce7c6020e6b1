import type { CompanyBooks } from "../../db/company-books";
import { ApiError, createRefusal } from "../../wire/api-error";
import type { StoredParts } from "./parts";
import type { InvoicePayload, PaymentPayload } from "./payload";
import { toRefusal, toRefusalOfEntry, type RecordName } from "../../../domain/refusals/refusal";

/**
 * Reads the contact, currency, term, products, accounts and tax codes that a payload names. Throws a
 * refusal when the company does not have the contact, the currency or the term.
 */
export async function readReferences(
  books: CompanyBooks,
  payload: InvoicePayload,
  stored: StoredParts,
) {
  const contact = await books
    .selectFrom("contacts")
    .select(["id", "display_name"])
    .where("id", "=", payload.contact_id)
    .executeTakeFirst();
  if (!contact) throw createRefusal("unknown_record", { record: "contact" });
  const currency = await books
    .selectFrom("currencies")
    .select(["id", "code", "is_primary"])
    .where("id", "=", payload.currency_id)
    .executeTakeFirst();
  if (!currency) throw createRefusal("unknown_record", { record: "currency" });
  const term = await books
    .selectFrom("terms")
    .select(["id", "kind"])
    .where("id", "=", payload.term_id)
    .executeTakeFirst();
  if (!term) throw createRefusal("unknown_record", { record: "payment_term" });
  return { contact, currency, term, ...(await readLineReferences(books, payload, stored)) };
}

export type References = Awaited<ReturnType<typeof readReferences>>;

/**
 * Reads the records that lines refer to, by id. Missing records are left out; `composeLines`
 * reports them. An inactive product or tax code is allowed only on an invoice that already uses it.
 */
async function readLineReferences(
  books: CompanyBooks,
  { items }: InvoicePayload,
  stored: StoredParts,
) {
  const storedProducts = new Set(stored.lines.map((line) => line.product_id));
  const products = await books
    .selectFrom("products")
    .select(["id", "name", "is_active"])
    .where("id", "in", listDistinctIds(items.map((item) => item.product_id)))
    .execute();
  const accounts = await books
    .selectFrom("ledger_accounts")
    .select(["id", "name"])
    .where("kind", "=", "income")
    .where("id", "in", listDistinctIds(items.map((item) => item.account_id)))
    .execute();
  const taxCodes = await books
    .selectFrom("tax_codes")
    .select(["id", "rate_percent"])
    .where("is_sale_tax", "=", 1)
    .where((eb) =>
      eb.or([
        eb("is_active", "=", 1),
        eb("id", "in", listDistinctIds(stored.lines.map((line) => line.tax_code_id))),
      ]),
    )
    .where("id", "in", listDistinctIds(items.map((item) => item.tax_code_id)))
    .execute();
  return {
    products: indexById(
      products.map(({ id, name, is_active }) => ({
        id,
        name,
        isUsable: is_active === 1 || storedProducts.has(id),
      })),
    ),
    accounts: indexById(accounts),
    taxCodes: indexById(taxCodes),
  };
}

/**
 * Throws a refusal when a payment names a method, or a cash or bank account, that the company does not
 * have.
 */
export async function refuseUnknownPaymentReferences(
  books: CompanyBooks,
  payments: PaymentPayload[],
): Promise<void> {
  const sentPayments = payments.map((payment) => (payment.is_deleted ? null : payment));
  const methods = await books
    .selectFrom("methods")
    .select("id")
    .where("id", "in", listDistinctIds(sentPayments.map((payment) => payment?.method_id ?? null)))
    .execute();
  const accounts = await books
    .selectFrom("ledger_accounts")
    .select("id")
    .where("kind", "=", "cash")
    .where("id", "in", listDistinctIds(sentPayments.map((payment) => payment?.account_id ?? null)))
    .execute();
  const [methodIds, accountIds] = [indexById(methods), indexById(accounts)];
  sentPayments.forEach((payment, index) => {
    if (!payment) return;
    const refuseUnknown = (record: RecordName) => {
      const refusal = toRefusal("unknown_record", { record });
      throw new ApiError(422, toRefusalOfEntry(refusal, "partials", index));
    };
    if (!methodIds.has(payment.method_id)) refuseUnknown("payment_method");
    if (!accountIds.has(payment.account_id)) refuseUnknown("account");
  });
}

/**
 * Lists the distinct ids and 0. No record has the id 0; without it the list could be empty, and
 * `in ()` is invalid in PostgreSQL.
 */
function listDistinctIds(ids: (number | null)[]): number[] {
  return [0, ...new Set(ids.flatMap((id) => id ?? []))];
}

function indexById<T extends { id: number }>(records: T[]): Map<number, T> {
  return new Map(records.map((record) => [record.id, record]));
}
