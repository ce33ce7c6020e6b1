import type { CompanyBooks } from "../db/company-books";
import { optionalText, parseOrRefuse } from "../http/fields";
import type { InvoiceDocument } from "../pdf/document";
import { documentOf } from "../pdf/from-invoice";
import { templatePayload } from "../pdf/template";
import { createInvoice } from "./create";
import { suggestNumber } from "./numbering";
import { readInvoice } from "./record";

/** What a preview takes beside an invoice's own fields. */
const previewPayload = templatePayload
  .partial()
  .extend({
    /** Any that fits: whether it is taken is asked when the invoice is saved. */
    no: optionalText("An invoice number", 30),
  })
  .passthrough();

/** What the invoice of a payload will say in print; to be called in a transaction that is undone. */
export async function previewInvoice(
  books: CompanyBooks,
  body: unknown,
  now: Date,
): Promise<InvoiceDocument> {
  const { no, txn_template, txn_template_color, ...payload } = parseOrRefuse(previewPayload, body);
  const numbered = { no: await suggestNumber(books), no_is_suggested: true };
  const id = await createInvoice(books, { ...payload, ...numbered }, now);
  const document = await documentOf(books, await readInvoice(books, id));
  const { style, color } = document.template;
  return {
    ...document,
    no,
    template: { style: txn_template ?? style, color: txn_template_color ?? color },
  };
}
