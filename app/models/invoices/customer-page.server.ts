import * as z from "zod";
import { callV2, fetchV2File } from "~/server/v2/client.server";
import { payDetail, paymentCode } from "./payment-code.server";
import { amount, id, optionalDate, text, wireDate } from "../wire.server";

/** Calls of the extension `links`, which need no login. */

const labelled = z.array(z.object({ label: text, amount: text }));

/** As it is printed: every amount and date is text as the reader sees it. */
const document = z.object({
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
  /** Those that stand. */
  creditNotes: labelled.nullish().transform((notes) => notes ?? []),
  howToPay: z.array(payDetail),
  memo: text,
  footer: text,
  template: z.object({ color: text }).nullish(),
});

const side = z.number().int().positive();
const receipt = z.object({ id, date: wireDate, method_name: text, amount });
const creditNote = z.object({ no: text, date: wireDate, amount });

const publicAnswer = z.object({
  invoice: z.object({
    business_id: id,
    status: z.coerce.number().int(),
    date: optionalDate,
    due_date: optionalDate,
    balance: amount,
    language: text,
    /** Pixels; null for none. */
    logo: z.object({ width: side, height: side }).nullish(),
    pay: paymentCode,
    /** Of the payments that stand. */
    receipts: z
      .array(receipt)
      .nullish()
      .transform((receipts) => receipts ?? []),
    /** Those that stand; absent from a server that has them in print alone. */
    credit_notes: z.array(creditNote).nullish(),
    document,
  }),
});

export type CustomerInvoice = z.output<typeof publicAnswer>["invoice"];

/** Throws `UpstreamFault` "notFound" for a token that leads nowhere. */
export async function readCustomerInvoice(token: string): Promise<CustomerInvoice> {
  const { invoice } = await callV2({ path: customerInvoicePath(token), answer: publicAnswer });
  return invoice;
}

export async function fetchCustomerPdf(token: string) {
  return fetchV2File({ path: `${customerInvoicePath(token)}/pdf`, type: "application/pdf" });
}

/** The logo as a PNG; throws `UpstreamFault` "notFound" when there is none. */
export async function fetchCustomerLogo(token: string): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes } = await fetchV2File({
    path: `${customerInvoicePath(token)}/logo`,
    type: "image/png",
  });
  return bytes;
}

/** Of a payment that stands; throws `UpstreamFault` "notFound" for any other. */
export async function fetchCustomerReceipt(token: string, paymentId: string) {
  const path = `${customerInvoicePath(token)}/receipts/${encodeURIComponent(paymentId)}.pdf`;
  return fetchV2File({ path, type: "application/pdf" });
}

/** Tells the owner that the customer has opened it. */
export async function recordOpened(token: string): Promise<void> {
  await callV2({
    method: "POST",
    path: `${customerInvoicePath(token)}/opened`,
    answer: z.unknown(),
  });
}

function customerInvoicePath(token: string): string {
  return `/public/invoices/${encodeURIComponent(token)}`;
}
