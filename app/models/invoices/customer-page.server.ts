import * as z from "zod";
import { callV2, fetchV2File } from "~/server/v2/client.server";
import { paymentCode } from "./payment-code.server";
import { amount, id, optionalDate, text } from "../wire.server";

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
  howToPay: z.array(z.object({ label: text, value: text })),
  memo: text,
  footer: text,
});

const publicAnswer = z.object({
  invoice: z.object({
    business_id: id,
    status: z.coerce.number().int(),
    date: optionalDate,
    due_date: optionalDate,
    balance: amount,
    language: text,
    pay: paymentCode,
    document,
  }),
});

export type CustomerInvoice = z.output<typeof publicAnswer>["invoice"];

/** Throws `UpstreamFault` "notFound" for a token that leads nowhere. */
export async function readCustomerInvoice(token: string): Promise<CustomerInvoice> {
  const { invoice } = await callV2({ path: pathOf(token), answer: publicAnswer });
  return invoice;
}

export async function fetchCustomerPdf(token: string) {
  return fetchV2File({ path: `${pathOf(token)}/pdf`, type: "application/pdf" });
}

/** Tells the owner that the customer has opened it. */
export async function noteOpened(token: string): Promise<void> {
  await callV2({ method: "POST", path: `${pathOf(token)}/opened`, answer: z.unknown() });
}

function pathOf(token: string): string {
  return `/public/invoices/${encodeURIComponent(token)}`;
}
