import { data } from "@remix-run/node";
import type { Fault } from "~/components/error-summary";
import type { Draft } from "~/draft.server";
import type { InvoiceForm } from "~/forms/invoice";

/** What the page is told when a post did not end in a redirect; the form comes back as typed. */
export type FormAnswer = {
  version: number;
  form: InvoiceForm;
  /** By field name, such as "lines[0].quantity". */
  fieldErrors: Record<string, string>;
  fault: Fault | null;
  /** Names of the lines at or below zero, to be saved all the same or corrected. */
  doubtful: string[];
  /** The draft as another tab left it. */
  other: { contactName: string; lines: string; total: string; take: string } | null;
};

export function answer(
  { version, form }: Pick<Draft, "version" | "form">,
  told: Partial<Pick<FormAnswer, "fieldErrors" | "fault" | "doubtful" | "other">>,
): FormAnswer {
  return { version, form, fieldErrors: {}, fault: null, doubtful: [], other: null, ...told };
}

export function noAnswer(draft: Draft) {
  return data(answer(draft, { fault: { title: "Connection Error", text: "Please try again later." } }), 503);
}
