import type { FormAnswer } from "~/forms/answer";
import type { FormWarning } from "./warnings";
import type { InvoiceForm } from "../schema";

/** The data with which the server answers a post of the invoice form when it does not redirect. */
export type InvoiceAnswer = FormAnswer<InvoiceForm> & {
  /**
   * The warnings that the user must confirm, and the intent of the button that saves despite the
   * warnings.
   */
  confirmation?: { warnings: FormWarning[]; intent: string };
};
