import { data } from "@remix-run/node";
import type { Fault } from "~/components/error-summary";
import { UNSENT } from "~/components/connection-error";
import type { Draft } from "~/draft.server";
import type { InvoiceForm, InvoiceRules } from "~/forms/invoice";
import { reckonForm } from "~/forms/invoice-amounts";
import type { InvoiceRecord } from "~/models/invoice-record.server";
import { formatAmount } from "../../money/money";

/** The same invoice as somebody else left it: another tab of this person, or another person. */
export type Other = { isStored: boolean; contactName: string; lines: string; total: string };

/** What the page is told when a post did not end in a redirect; the form comes back as typed. */
export type FormAnswer = {
  version: number;
  form: InvoiceForm;
  /** By field name, such as "lines[0].quantity". */
  fieldErrors: Record<string, string>;
  fault: Fault | null;
  /** Names of the lines at or below zero, and the button that goes on all the same. */
  doubtful: { names: string[]; intent: string } | null;
  other: Other | null;
};

export function answer(
  { version, form }: Pick<Draft, "version" | "form">,
  told: Partial<Pick<FormAnswer, "fieldErrors" | "fault" | "doubtful" | "other">>,
): FormAnswer {
  return { version, form, fieldErrors: {}, fault: null, doubtful: null, other: null, ...told };
}

export function noAnswer(draft: Pick<Draft, "version" | "form">) {
  return data(answer(draft, { fault: UNSENT }), 503);
}

export function describeDraft(form: InvoiceForm, rules: InvoiceRules): Other {
  return {
    isStored: false,
    contactName: form.contactName || "no contact yet",
    lines: inWords(form.lines.length),
    total: formatAmount(reckonForm(form, rules).total),
  };
}

export function describeStored({ contact_name, items, amount }: InvoiceRecord): Other {
  return { isStored: true, contactName: contact_name, lines: inWords(items.length), total: formatAmount(amount) };
}

function inWords(count: number): string {
  return count === 1 ? "1 line" : `${count} lines`;
}
