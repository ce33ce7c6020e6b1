import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import * as z from "zod";
import type { CompanyBooks } from "../../db/company-books";
import { optionalText, parseOrRefuse, parseId } from "../../wire/fields";
import type { ChangeContext } from "../../calls/calls";
import type { InvoiceDocument } from "../../pdf/document";
import { readInvoiceDocument } from "../versions/invoice-document";
import { templatePayloadSchema } from "../../pdf/template-payload";
import { createInvoice } from "./create";
import { editInvoice } from "./edit";
import { suggestInvoiceNumber } from "../../company/numbering";
import type { InvoiceRecord } from "../read/record";

/** The fields of a preview in addition to the invoice's own. */
const previewPayload = templatePayloadSchema
  .partial()
  .extend({
    /** The number. Only its length is checked here: it may be empty or taken in a new invoice. */
    no: optionalText("invoice_number", INVOICE_LIMITS.number),
    /** The id of the edited invoice; undefined for a new one. */
    id: z.unknown().transform((id) => parseId(id)),
  })
  .passthrough();

/**
 * Returns the printable document of an unsaved invoice. Must be called in a transaction that holds the
 * company's lock and is rolled back.
 */
export async function previewInvoice(
  books: CompanyBooks,
  body: unknown,
  context: ChangeContext,
): Promise<InvoiceDocument> {
  const {
    no,
    id: editedId,
    txn_template,
    txn_template_color,
    ...payload
  } = parseOrRefuse(previewPayload, body);
  const record = await (editedId === undefined
    ? createWithSuggestedNumber(books, payload, context)
    : editInvoice(books, editedId, { body: { ...payload, no }, etag: undefined, ...context }));
  const document = await readInvoiceDocument(books, {
    ...record,
    invoice: { ...record.invoice, no },
  });
  const { style, color } = document.template;
  return {
    ...document,
    template: { style: txn_template ?? style, color: txn_template_color ?? color },
  };
}

async function createWithSuggestedNumber(
  books: CompanyBooks,
  payload: object,
  context: ChangeContext,
): Promise<InvoiceRecord> {
  return createInvoice(
    books,
    { ...payload, no: await suggestInvoiceNumber(books), no_is_suggested: true },
    context,
  );
}
