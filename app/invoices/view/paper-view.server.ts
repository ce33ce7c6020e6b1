import { MALAYSIA } from "../../../domain/countries";
import { DEFAULT_STYLE, findInvoiceStyle } from "../../../domain/invoice-styles";
import {
  INVOICE_STATUS,
  isUnpaid,
  getStatusFacts,
  type StatusStamp,
} from "../../../domain/invoices/status";
import { ENGLISH_PAPER, type PaperLanguages } from "../../../domain/paper-languages";
import { NO_COLOR } from "../../../domain/palette";
import type { Extension } from "~/lib/extensions";
import { readPaperLanguages } from "~/models/business/paper-languages.server";
import { readLetterhead, type Letterhead } from "~/models/business/letterhead.server";
import type { InvoiceDetails } from "~/models/invoices/details.server";
import { readIssuedPaper, type IssuedPaper } from "~/models/invoices/paper.server";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { readTemplate, type Template } from "~/models/template.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";

type Printed = ReturnType<typeof toIssued>;

type FactName = "number" | "date" | "dueDate" | "terms" | "currency";

export type PaperView = Printed & {
  /** The languages of the labels. The texts of the API are English. */
  languages: PaperLanguages;
  /** The printed stamp, such as "PAID"; empty without one. */
  stamp: StatusStamp;
  logo: Letterhead["logo"];
  /** The number, dates, terms and currency of the invoice. */
  facts: { name: FactName; value: string }[];
  /**
   * The rows that tell the customer how to pay; empty for a stored invoice on which nothing is left
   * to pay, and when the profile has none.
   */
  howToPay: Letterhead["howToPay"];
};

type Invoice = { invoice: InvoiceRecord; details: InvoiceDetails };

/**
 * Returns the printed parts of an invoice besides its lines: those of the issued version, or of
 * today's profile and style when there is no version. The logo and the ways to pay are always
 * today's. Returns null when a call fails; the page is then shown without these parts.
 */
export async function findPaper(
  session: Session,
  { invoice, details }: Invoice,
  offered: readonly Extension[],
): Promise<PaperView | null> {
  const { id, version } = invoice;
  const isIssued = offered.includes("issued") && version > 0;
  try {
    const [letterhead, issued, template, languages] = await Promise.all([
      readLetterhead(session),
      isIssued ? readIssuedPaper(session, id, version) : null,
      isIssued ? null : readTemplate(session),
      isIssued ? null : readPaperLanguages(session, invoice.contact_id),
    ]);
    const printed = issued
      ? toIssued(issued)
      : toUnissued(letterhead, details, template ?? { style: null, color: "" });
    return {
      ...printed,
      // What was issued without languages is English (decision 128).
      languages: issued?.languages ?? languages ?? ENGLISH_PAPER,
      stamp: toStamp(invoice),
      logo: letterhead.logo,
      facts: toFacts(invoice, details),
      howToPay: isUnpaid(invoice) ? letterhead.howToPay : [],
    };
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return null;
    throw error;
  }
}

type UnsavedInvoice = {
  invoice: Pick<InvoiceRecord, "no" | "status" | "balance" | "currency" | "term" | "contact_id">;
  details: InvoiceDetails;
};

/** Returns the printed parts of an invoice that is being typed, from today's profile and style. */
export async function readUnsavedPaper(
  session: Session,
  { invoice, details }: UnsavedInvoice,
): Promise<PaperView> {
  const [letterhead, template, languages] = await Promise.all([
    readLetterhead(session),
    readTemplate(session),
    readPaperLanguages(session, invoice.contact_id),
  ]);
  return {
    ...toUnissued(letterhead, details, template),
    languages,
    stamp: toStamp(invoice),
    logo: letterhead.logo,
    facts: toFacts(invoice, details),
    howToPay: letterhead.howToPay,
  };
}

function toFacts(
  { no, currency, term }: Pick<InvoiceRecord, "no" | "currency" | "term">,
  { date, dueDate }: InvoiceDetails,
) {
  const facts: PaperView["facts"] = [
    { name: "number", value: no },
    { name: "date", value: date },
    { name: "dueDate", value: dueDate },
    { name: "terms", value: term?.name ?? "" },
    { name: "currency", value: currency.code },
  ];
  return facts.filter(({ value }) => value !== "");
}

/** Returns the printed parts of an issued version. */
function toIssued({ heading, company, customer, taxRows, footer, template }: IssuedPaper) {
  return {
    ...toLook({ style: findInvoiceStyle(template.style) ?? null, color: template.color }),
    heading,
    name: company.name,
    /** The lines below the name of the business. */
    from: [
      ...company.address,
      withLabel(company.registrationLabel, company.registrationNo),
      withLabel(company.taxLabel, company.taxNo),
      withLabel(MALAYSIA.labels.tin, company.tin),
      ...[company.phone, company.email, company.website],
    ].filter(isFilled),
    customer: customer.name,
    /** The lines below the name of the customer. */
    to: [...customer.address, customer.phone, customer.email].filter(isFilled),
    taxRows,
    footer,
  };
}

/** Returns the parts that would be printed with today's letterhead. */
function toUnissued(letterhead: Letterhead, details: InvoiceDetails, template: Template): Printed {
  const { heading, name, lines, footer } = letterhead;
  return {
    ...toLook(template),
    ...{ heading, name, from: lines, footer },
    ...{ customer: details.contactName, to: [], taxRows: [] },
  };
}

function toLook({ style, color }: Template) {
  return {
    sketch: (style ?? DEFAULT_STYLE).sketch,
    color: /^#[0-9a-f]{6}$/i.test(color) ? color.toUpperCase() : NO_COLOR,
  };
}

/**
 * Returns the printed stamp, such as "PAID". It is empty when the status has no
 * stamp, and for the status "received" while there is a balance.
 */
function toStamp({ status, balance }: Pick<InvoiceRecord, "status" | "balance">): StatusStamp {
  return status === INVOICE_STATUS.received && balance > 0n ? "" : getStatusFacts(status).stamp;
}

function withLabel(label: string, value: string): string {
  return isFilled(value) ? `${label} ${value}` : "";
}

function isFilled(text: string): boolean {
  return text.trim() !== "";
}
