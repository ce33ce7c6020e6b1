import * as z from "zod";
import { callV2, fetchV2File } from "~/server/v2/client.server";
import { payDetail, paymentCode } from "./payment-code.server";
import { paperLanguages } from "../paper-languages.server";
import { amount, id, optionalDate, text, wireDate } from "../wire.server";

// This module makes the calls of the extension `links` for the customer's page. These calls need no
// login.

const labelled = z.array(z.object({ label: text, amount: text }));

/** The invoice as it is printed. All amounts and dates are formatted text. */
const document = z.object({
  languages: paperLanguages,
  heading: text,
  title: text,
  no: text,
  date: text,
  company: z.object({
    name: text,
    address: z.array(z.string()),
    registrationNo: text,
    registrationLabel: text,
    taxNo: text,
    taxLabel: text,
    phone: text,
    email: text,
  }),
  customer: z.object({ name: text }),
  currency: z.object({ symbol: text, code: text }),
  lines: z.array(
    z.object({
      name: text,
      description: text,
      quantity: text,
      unitPrice: text,
      discount: text,
      tax: text,
      amount: text,
    }),
  ),
  totals: z.object({
    subtotal: text,
    discount: text,
    totalBeforeTax: text,
    total: text,
    rounding: text,
    paid: text,
    balance: text,
  }),
  taxRows: labelled,
  /** The credit notes that were not voided. */
  creditNotes: labelled.nullish().transform((notes) => notes ?? []),
  howToPay: z.array(payDetail),
  memo: text,
  footer: text,
  template: z.object({ color: text }).nullish(),
});

const side = z.number().int().positive();
const receipt = z.object({
  ...{ id, date: wireDate, method_name: text, amount },
  /** What of the same money was put on account later, and is not in `amount`. */
  released_before: amount.nullish(),
});
const creditNote = z.object({ no: text, date: wireDate, amount });

const publicAnswer = z.object({
  invoice: z.object({
    business_id: id,
    status: z.coerce.number().int(),
    date: optionalDate,
    due_date: optionalDate,
    balance: amount,
    language: text,
    /** The size of the logo in pixels. Null when the invoice has no logo. */
    logo: z.object({ width: side, height: side }).nullish(),
    pay: paymentCode,
    /** The payments that were not undone, each with a receipt. */
    receipts: z
      .array(receipt)
      .nullish()
      .transform((receipts) => receipts ?? []),
    /** The credit notes that were not voided. Some servers send them only in `document`. */
    credit_notes: z.array(creditNote).nullish(),
    document,
  }),
});

/**
 * An invoice as the customer's page shows it. Amounts are in minor units, except formatted text in
 * `document` and exact decimal text in `pay`.
 */
export type CustomerInvoice = z.output<typeof publicAnswer>["invoice"];

/**
 * Reads an invoice by the token of its link. Throws `UpstreamFault` "notFound" for an unknown
 * token.
 */
export async function readCustomerInvoice(token: string): Promise<CustomerInvoice> {
  const { invoice } = await callV2({ path: customerInvoicePath(token), answer: publicAnswer });
  return invoice;
}

/** Fetches the PDF of the invoice. `disposition` contains its file name. */
export async function fetchCustomerPdf(token: string) {
  return fetchV2File({ path: `${customerInvoicePath(token)}/pdf`, type: "application/pdf" });
}

/** Fetches the logo as a PNG. Throws `UpstreamFault` "notFound" when the invoice has no logo. */
export async function fetchCustomerLogo(token: string): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes } = await fetchV2File({
    path: `${customerInvoicePath(token)}/logo`,
    type: "image/png",
  });
  return bytes;
}

/**
 * Fetches the receipt of a payment. Throws `UpstreamFault` "notFound" for an undone or unknown
 * payment.
 */
export async function fetchCustomerReceipt(token: string, paymentId: string) {
  const path = `${customerInvoicePath(token)}/receipts/${encodeURIComponent(paymentId)}.pdf`;
  return fetchV2File({ path, type: "application/pdf" });
}

/** Records that the customer opened the invoice. */
export async function recordInvoiceOpened(token: string): Promise<void> {
  await callV2({
    method: "POST",
    path: `${customerInvoicePath(token)}/opened`,
    answer: z.unknown(),
  });
}

function customerInvoicePath(token: string): string {
  return `/public/invoices/${encodeURIComponent(token)}`;
}
