import type * as z from "zod";
import type { KeyedForm } from "../answer";
import type { Difference } from "../differences";
import type { FormDraftSlot } from "../form-draft.server";
import type { Session } from "~/server/session/session-storage.server";

/** Which record: an id of the API's, or null for a new one. */
export type RecordId = string | null;

/** What the forms of single records, contacts and items, have in common. */
export type RecordForm = KeyedForm & {
  /** The stored record's `updated_at`; blank for a new one. */
  version: string;
};

/** `at` is the place on the page to go on at, `toast` what is said there. */
export type ChangedForm<Form> = { form: Form; anchor?: string; toast?: string };

/** What one kind of record does its own way; all else is in action.server.ts. */
export type RecordKind<Form extends RecordForm> = {
  /** As typed. */
  schema: FormDraftSlot<Form>["schema"];
  /** With everything that is checked before it is saved. */
  checks: z.ZodTypeAny;
  /** The form before anything was typed; throws `UpstreamFault` "notFound". */
  load: (session: Session, id: RecordId) => Promise<Form>;
  /** The form after a button of its own; null for an unknown one. */
  change: (form: Form, intent: string) => ChangedForm<Form> | null;
  /** Stores it once under its key and answers with the id. */
  save: (session: Session, form: Form, id: RecordId) => Promise<string>;
  remove: (session: Session, form: Form, id: string) => Promise<void>;
  /** What two versions of one record differ in. */
  compare: (session: Session, here: Form, there: Form) => Promise<Difference[]>;
  /** `here` as it can be saved over `there`. */
  rebase: (here: Form, there: Form) => Form;
  /** Where a new one is made, and `form` as that of a new one, with nothing of what is stored. */
  createPath: string;
  toNewForm: (form: Form) => Form;
  messages: { created: string; edited: string; removed: string };
  /** Where one goes when nothing else is asked for, and after a removal. */
  listPath: string;
  /** `returnTo`, made ready to choose what was saved. */
  returnPath: (returnTo: string, saved: { form: Form; id: string }) => string;
  /**
   * Chooses a new one where it was made for, and says where that leads; null where it was made for
   * nothing.
   */
  chooseSaved?:
    ((returnTo: string, saved: { form: Form; id: string }) => Promise<string | null>) | undefined;
};
