import * as z from "zod";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { formatDate } from "../../../domain/calendar/days";
import { addToDate } from "../../../domain/calendar/date-arithmetic";
import { isFreePlan } from "../../accounts/plan";
import { suggestInvoiceNumber } from "../../company/numbering";
import { findRate } from "../../company/rates";
import type { CompanyBooks } from "../../db/company-books";
import type { RepeatMode } from "../../db/repeat-tables";
import { recordEvent } from "../../history/record-event";
import { ApiError, createRefusal } from "../../wire/api-error";
import { toCanonicalText } from "../../wire/decimals";
import type { InvoiceRecord } from "../read/record";
import type { RepeatDay } from "../repeats/day-jobs";
import { isDayHandled } from "../repeats/handled-days";
import { readRepeatRow } from "../repeats/repeat-row";
import { createInvoice } from "./create";
import { markSent } from "./mark-sent";
import { toRefusal } from "../../../domain/refusals/refusal";

/** The fields of a repeat's template from which invoices are written. */
const templateSchema = z.object({
  contact_id: z.number(),
  currency_id: z.number(),
  term_id: z.number(),
  title: z.string(),
  memo: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      display_name: z.string(),
      description: z.string(),
      quantity: z.string(),
      unit_price: z.string(),
      discount: z.string(),
      product_id: z.number().nullable(),
      account_id: z.number().nullable(),
      tax_code_id: z.number().nullable(),
    }),
  ),
});

type Template = z.output<typeof templateSchema>;

/**
 * Writes and issues the invoice of a day of a repeat, dated that day. Returns it and the mode of the repeat, or null
 * when there is nothing to do any more: the repeat has ended or only tells, or the day has an
 * invoice or was skipped. Throws a refusal, with its reason for the owner, when the invoice cannot be
 * written as it is in the template. Must be called in a transaction that holds the company's lock.
 */
export async function issueRepeatDay(
  books: CompanyBooks,
  { repeatId, day }: RepeatDay,
  now: Date,
): Promise<{ record: InvoiceRecord; mode: RepeatMode } | null> {
  const repeat = await readRepeatRow(books, repeatId);
  if (repeat.ended_at !== null || repeat.mode === "tell") return null;
  if (await isDayHandled(books, { repeatId, day })) return null;
  await refuseFreePlan(books, now);
  const template = templateSchema.parse(JSON.parse(repeat.template));
  await refuseGoneRecords(books, template);
  // Nobody acts: the history says that the repeat issued the invoice.
  const context = { now, actor: "" };
  const { invoice } = await createInvoice(
    books,
    {
      ...template,
      ...(await readTerms(books, template, day)),
      memo: template.memo.trim(),
      date: day,
      no: await suggestInvoiceNumber(books),
      no_is_suggested: true,
      items: template.items.map((item) => ({ ...item, name: item.name || item.display_name })),
      ...{ repeat_id: repeatId, repeat_date: day },
    },
    context,
  );
  const body = { status: INVOICE_STATUS.sent };
  const record = await markSent(books, invoice.id, { ...context, body, etag: undefined });
  const subject = { invoiceId: invoice.id, contactId: invoice.contact_id, no: invoice.no };
  await recordEvent(books, "repeated", subject, context);
  return { record, mode: repeat.mode };
}

async function refuseFreePlan(books: CompanyBooks, now: Date): Promise<void> {
  const company = await books
    .selectFrom("companies")
    .select(["is_free", "premium_until"])
    .where("id", "=", books.companyId)
    .executeTakeFirstOrThrow();
  if (isFreePlan(company, now)) throw new ApiError(402, toRefusal("subscription_expired"));
}

/** Returns the due date and the exchange rate of an invoice of this day. */
async function readTerms(books: CompanyBooks, template: Template, day: string) {
  const term = await books
    .selectFrom("terms")
    .select(["kind", "days"])
    .where("id", "=", template.term_id)
    .executeTakeFirst();
  if (!term) throw createRefusal("unknown_record", { record: "payment_term" });
  return {
    ...(term.kind === "days" ? { due_date: addToDate(day, term.days, "day") } : {}),
    currency_rate: await readExchangeRate(books, template, day),
  };
}

async function readExchangeRate(
  books: CompanyBooks,
  { currency_id }: Template,
  day: string,
): Promise<string> {
  const currency = await books
    .selectFrom("currencies")
    .select(["code", "is_primary"])
    .where("id", "=", currency_id)
    .executeTakeFirst();
  if (!currency) throw createRefusal("unknown_record", { record: "currency" });
  if (currency.is_primary) return "1";
  const rate = await findRate(books, currency_id, day);
  if (rate) return toCanonicalText(rate);
  throw createRefusal("rate_unknown_for_repeat", {
    currency: currency.code,
    date: formatDate(day),
  });
}

/**
 * Throws a refusal that names the first record of the template that is gone: a deleted customer, an
 * item that is deleted or out of use, or a tax that is no longer in force.
 */
async function refuseGoneRecords(
  books: CompanyBooks,
  { contact_id, items }: Template,
): Promise<void> {
  const contact = await books
    .selectFrom("contacts")
    .select("id")
    .where("id", "=", contact_id)
    .executeTakeFirst();
  if (!contact) throw createRefusal("repeat_customer_deleted");
  for (const [index, { display_name, ...item }] of items.entries()) {
    const line = index + 1;
    const product = await books
      .selectFrom("products")
      .select("is_active")
      .where("id", "=", item.product_id ?? 0)
      .executeTakeFirst();
    if (item.product_id !== null && !product)
      throw createRefusal("repeat_item_deleted", { line, name: display_name });
    if (product?.is_active === 0)
      throw createRefusal("repeat_item_out_of_use", { line, name: display_name });
    const tax = await books
      .selectFrom("tax_codes")
      .select(["code", "is_active"])
      .where("id", "=", item.tax_code_id ?? 0)
      .executeTakeFirst();
    if (item.tax_code_id !== null && tax?.is_active !== 1)
      throw createRefusal("repeat_tax_ended", { line, tax: tax?.code ?? "" });
  }
}
