import type { Difference } from "./differences";
import type { FaultText } from "~/lib/fault-messages";

/** The field that all long and short forms have. */
export type KeyedForm = {
  /** The idempotency key of the API call that saves this form. */
  key: string;
};

/** A form at one revision of its draft; revision 0 stands for no draft. */
export type FormSnapshot<Form> = { form: Form; revision: number };

/**
 * A conflict: since the page was loaded, somebody else saved the record, or the form was edited in
 * another tab (`isOtherTab`).
 */
export type Conflict = { isOtherTab: boolean; differences: Difference[] };

/** What a long form's page shows: the form, and what went wrong with the last post. */
export type FormAnswer<Form> = FormSnapshot<Form> & {
  /** Messages by field name, such as "lines[0].quantity". */
  fieldErrors: Record<string, string>;
  fault: FaultText | null;
  conflict: Conflict | null;
};

/** An answer without errors. */
export const EMPTY_ANSWER = { fieldErrors: {}, fault: null, conflict: null };

/**
 * The hidden field with the random name of the page that a form is on. A page's own autosaves do
 * not make that page outdated (decision 103). The field is empty without script.
 */
export const PAGE_FIELD = "page";
