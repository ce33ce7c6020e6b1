import type { FormAnswer } from "~/forms/answer";
import type { InvoiceForm } from "../schema";

/** What the page of an invoice is told when a post did not end in a redirect. */
export type InvoiceAnswer = FormAnswer<InvoiceForm> & {
  /** Names of the lines at or below zero, and the button that goes on all the same. */
  doubtful?: { names: string[]; intent: string };
};
