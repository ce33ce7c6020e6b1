import * as z from "zod";
import type { CompanyBooks } from "../../db/company-books";
import type { ChangeContext } from "../../calls/calls";
import { flagSchema, optionalDate, optionalId, parseOrRefuse } from "../../wire/fields";
import { recordRepeatInvoice } from "../repeats/handled-days";
import { composeInvoice, withNumber } from "../compose/compose";
import { reserveNumber } from "../../company/numbering";
import { NO_PARTS, saveParts } from "../compose/parts";
import type { InvoiceRecord } from "../read/record";
import { addInvoice } from "../write/change-invoice";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { issue } from "../../wire/issue";

const newInvoicePayload = z.object({
  no_is_suggested: flagSchema,
  /** The repeat, and the day of the repeat for which the invoice is created. */
  repeat_id: optionalId(issue("unknown_record", { record: "repeat" })),
  repeat_date: optionalDate(issue("not_a_date", { field: "repeat_date" })),
  status: z
    .unknown()
    .refine((value) => value === undefined || Number(value) === INVOICE_STATUS.draft, {
      message: issue("new_is_draft"),
    }),
});

/**
 * Stores a new draft invoice and returns it. Must be called in a transaction that holds the company's
 * lock.
 */
export async function createInvoice(
  callerBooks: CompanyBooks,
  body: unknown,
  context: ChangeContext,
): Promise<InvoiceRecord> {
  return addInvoice(callerBooks, context, async (books) => {
    const composed = await composeInvoice(books, body, { stored: NO_PARTS, now: context.now });
    const { no_is_suggested, ...repeatFields } = parseOrRefuse(newInvoicePayload, body);
    const no = await reserveNumber(books, composed.no, no_is_suggested === true);
    const { id } = await books
      .insertInto("invoices")
      .values({
        ...withNumber(composed, no),
        company_id: books.companyId,
        status: INVOICE_STATUS.draft,
        updated_at: context.now.toISOString(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await saveParts(books, id, composed);
    await recordRepeatInvoice(books, { ...repeatFields, invoiceId: id }, context);
    return id;
  });
}
