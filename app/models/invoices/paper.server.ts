import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { toInvoicePath } from "../record-path.server";
import { paperLanguages } from "../paper-languages.server";
import { text } from "../wire.server";

const paperAnswer = z.object({
  document: z.object({
    languages: paperLanguages,
    heading: text,
    company: z.object({
      name: text,
      address: z.array(z.string()),
      registrationNo: text,
      registrationLabel: text,
      taxNo: text,
      taxLabel: text,
      tin: text,
      phone: text,
      email: text,
      website: text,
    }),
    customer: z.object({ name: text, address: z.array(z.string()), phone: text, email: text }),
    /** One row for each tax, such as "Service tax 8% (SV-8) on 120.00" and "9.60". */
    taxRows: z.array(z.object({ label: text, amount: text })),
    footer: text,
    template: z.object({ style: z.number(), color: text }),
  }),
});

/** What an issued invoice prints beside its lines. Dates and amounts are formatted text. */
export type IssuedPaper = z.output<typeof paperAnswer>["document"];

/**
 * Reads what a version of an issued invoice prints beside its lines. Needs the extension `issued`.
 */
export async function readIssuedPaper(
  session: Session,
  invoiceId: string,
  version: number,
): Promise<IssuedPaper> {
  const { document } = await callV2({
    path: `${toInvoicePath(invoiceId)}/versions/${version}`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: paperAnswer,
  });
  return document;
}
