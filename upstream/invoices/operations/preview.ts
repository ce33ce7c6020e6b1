import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import * as z from "zod";
import type { CompanyBooks } from "../../db/company-books";
import { optionalText, parseOrRefuse, readId } from "../../wire/fields";
import type { Act } from "../../calls/calls";
import type { InvoiceDocument } from "../../pdf/document";
import { readInvoiceDocument } from "../versions/invoice-document";
import { templatePayload } from "../../pdf/template-payload";
import { createInvoice } from "./create";
import { editInvoice } from "./edit";
import { suggestNumber } from "../../company/numbering";
import type { InvoiceRecord } from "../read/record";

/** What a preview takes beside an invoice's own fields. */
const previewPayload = templatePayload
  .partial()
  .extend({
    /** Any that fits: whether it is taken is asked when the invoice is saved. */
    no: optionalText("An invoice number", INVOICE_LIMITS.number),
    /** Of the invoice that it changes. */
    id: z.unknown().transform((id) => readId(id)),
  })
  .passthrough();

/**
 * What the invoice of a payload will say in print; to be called in a transaction that is undone.
 */
export async function previewInvoice(
  books: CompanyBooks,
  body: unknown,
  act: Act,
): Promise<InvoiceDocument> {
  const {
    no,
    id: edited,
    txn_template,
    txn_template_color,
    ...payload
  } = parseOrRefuse(previewPayload, body);
  const record = await (edited === undefined
    ? createWithSuggestedNumber(books, payload, act)
    : editInvoice(books, edited, { body: { ...payload, no }, version: undefined, ...act }));
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
  act: Act,
): Promise<InvoiceRecord> {
  return createInvoice(
    books,
    { ...payload, no: await suggestNumber(books), no_is_suggested: true },
    act,
  );
}
