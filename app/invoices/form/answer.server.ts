import { data } from "@remix-run/node";
import type { Draft } from "../draft.server";
import type { InvoiceForm, InvoiceRules } from "../schema";
import { calculateForm } from "../amounts";
import { pluralize } from "~/lib/pluralize";
import type { Difference } from "~/forms/differences";
import { formatAmount } from "../../../money/money";
import type { Problem } from "~/lib/problem";
import { CONNECTION_ERROR } from "~/lib/fault-messages";

/** What the same invoice differs in as another tab of this person, or another person, left it. */
export type Other = { isStored: boolean; differences: Difference[] };

/** What the page is told when a post did not end in a redirect; the form comes back as typed. */
export type FormAnswer = {
  version: number;
  form: InvoiceForm;
  /** By field name, such as "lines[0].quantity". */
  fieldErrors: Record<string, string>;
  fault: Problem | null;
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
  return data(answer(draft, { fault: CONNECTION_ERROR }), 503);
}

/** A draft in a few words. */
export function describeDraft(form: InvoiceForm, rules: InvoiceRules) {
  return {
    contactName: form.contactName || "no contact yet",
    lines: pluralize(form.lines.length, "line"),
    total: formatAmount(calculateForm(form, rules).total),
  };
}
