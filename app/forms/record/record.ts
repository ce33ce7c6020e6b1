import type { Difference } from "../differences";
import type { Problem } from "~/lib/problem";

/** What the forms of single records, contacts and items, have in common. */
export type RecordForm = {
  /** The repeat key of the write that this form ends in; the form is kept under it. */
  key: string;
  /** The stored record's `updated_at`; blank for a new one. */
  version: string;
};

/** A form as it is shown; `revision` counts the times it was kept. */
export type Shown<Form> = { form: Form; revision: number };

/** What the page is told when a post did not end in a redirect; the form comes back as typed. */
export type RecordAnswer<Form> = Shown<Form> & {
  /** By field name, such as "people[0].email". */
  fieldErrors: Record<string, string>;
  fault: Problem | null;
  /** Somebody else saved the record meanwhile, or typed in this form in another tab. */
  differences: Difference[] | null;
  isOtherTab: boolean;
};
