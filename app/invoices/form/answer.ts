import type { FormAnswer } from "~/forms/answer";
import type { FormWarning } from "./warnings";
import type { InvoiceForm } from "../schema";

/** The answer of the invoice form when a post did not redirect. */
export type InvoiceAnswer = FormAnswer<InvoiceForm> & {
  /** The warnings to confirm, and the intent of the button that saves despite them. */
  confirmation?: { warnings: FormWarning[]; intent: string };
};
