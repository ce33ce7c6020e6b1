import type { FormAnswer } from "~/forms/answer";
import type { FormWarning } from "./warnings";
import type { InvoiceForm } from "../schema";

/** What the page of an invoice is told when a post did not end in a redirect. */
export type InvoiceAnswer = FormAnswer<InvoiceForm> & {
  /** What the person is asked about, and the button that goes on all the same. */
  confirmation?: { warnings: FormWarning[]; intent: string };
};
