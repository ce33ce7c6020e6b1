import type { Difference } from "./differences";
import type { FaultText } from "~/lib/fault-messages";

/** What the forms that are kept while they are not finished have in common. */
export type KeyedForm = {
  /** The idempotency key of the write that this form ends in. */
  key: string;
};

/** A form as it is shown; `revision` counts the times it was kept. */
export type FormSnapshot<Form> = { form: Form; revision: number };

/** Somebody else saved the same record meanwhile, or typed in this form in another tab. */
export type Conflict = { isOtherTab: boolean; differences: Difference[] };

/** What the page is told when a post did not end in a redirect; the form comes back as typed. */
export type FormAnswer<Form> = FormSnapshot<Form> & {
  /** By field name, such as "lines[0].quantity". */
  fieldErrors: Record<string, string>;
  fault: FaultText | null;
  conflict: Conflict | null;
};

/** The answer while there is nothing to tell. */
export const EMPTY_ANSWER = { fieldErrors: {}, fault: null, conflict: null };

/**
 * The field that names the page a form is on, so that what the page keeps while it is typed does not
 * make the page itself outdated; blank without script.
 */
export const PAGE_FIELD = "page";
