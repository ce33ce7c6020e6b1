import type * as z from "zod";
import type { KeyedForm } from "../answer";
import type { Difference } from "../differences";
import type { FormDraftSlot } from "../form-draft.server";
import type { Session } from "~/server/session/session-storage.server";

/** The API's id of a record; null for a new record. */
export type RecordId = string | null;

/** The fields that the forms of contacts and items have in common. */
export type RecordForm = KeyedForm & {
  /** The etag: the stored record's `updated_at`. Empty for a new record. */
  version: string;
};

/**
 * A form as a button has changed it. `anchor` is the id of the element to scroll to, and `toast` is
 * a message to show.
 */
export type ChangedForm<Form> = { form: Form; anchor?: string; toast?: () => string };

/** What differs between contacts and items; `action.server.ts` does the rest. */
export type RecordKind<Form extends RecordForm> = {
  /** The schema of a draft. It also accepts text that `checks` rejects. */
  schema: FormDraftSlot<Form>["schema"];
  /** The schema with all checks before saving. */
  checks: z.ZodTypeAny;
  /**
   * Returns the form of a stored or new record, before the user types. Throws `UpstreamFault`
   * "notFound" when the company has no such record.
   */
  load: (session: Session, id: RecordId) => Promise<Form>;
  /** Returns the form as one of its own buttons changes it; null for an unknown button. */
  change: (form: Form, intent: string) => ChangedForm<Form> | null;
  /** Saves the record once under the form's idempotency key and returns the record's id. */
  save: (session: Session, form: Form, id: RecordId) => Promise<string>;
  /** Deletes a contact; makes an item inactive. */
  remove: (session: Session, form: Form, id: string) => Promise<void>;
  /** Compares the form as typed (`here`) with the record that somebody else has saved (`there`). */
  compare: (session: Session, here: Form, there: Form) => Promise<Difference[]>;
  /** Returns `here`, changed so that it can be saved over `there`. */
  rebase: (here: Form, there: Form) => Form;
  /** The path of the form for a new record. */
  createPath: string;
  /**
   * Returns the form of a new record with the typed values: without the ids of the stored record,
   * and without parts that the user removed. The caller replaces `key` and `version`.
   */
  toNewForm: (form: Form) => Form;
  messages: { created: string; edited: string; removed: string };
  /**
   * The path of the list. The user is redirected to it when the form was opened without `returnTo`.
   */
  listPath: string;
  /**
   * Returns the path to open after saving: `returnTo`. When this is the path of a chooser, the
   * saved record is ticked or searched for there.
   */
  toReturnPath: (returnTo: string, saved: { form: Form; id: string }) => string;
  /**
   * Chooses a new record for the invoice draft from which its form was opened. Returns the address
   * to redirect to; null when the form was not opened from a draft.
   */
  chooseSaved?:
    ((returnTo: string, saved: { form: Form; id: string }) => Promise<string | null>) | undefined;
};
