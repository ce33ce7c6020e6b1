import { submitShortForm } from "~/forms/short-form.server";
import { checkFields } from "~/forms/validate.server";
import type { Extension } from "~/lib/extensions";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { voidFields, voidForm, type VoidForm } from "./schema";

type VoidOptions = {
  extension: Extension;
  /**
   * Voids the record. `etag` is the one that the form was based on. Calls with the same
   * `idempotencyKey` are done once.
   */
  voidRecord: (voiding: { reason: string; etag: string; idempotencyKey: string }) => Promise<void>;
  /** Reads the current etag, for the next attempt after the record changed. */
  readEtag: () => Promise<string>;
  /** The address that follows, and the toast that it shows. */
  redirectTo: string;
  toast: string;
};

/**
 * Handles a form that voids an invoice or a credit note. A refused form comes back as it was typed.
 */
export function handleVoidForm(
  session: Session,
  post: { request: Request; posted: FormData },
  { extension, voidRecord, readEtag, redirectTo, toast }: VoidOptions,
) {
  return submitShortForm(session, post, {
    extension,
    schema: voidForm,
    check: (form) => checkFields(voidFields, form),
    async submit({ reason, basedOn: etag, key: idempotencyKey }) {
      await voidRecord({ reason: reason.trim(), etag, idempotencyKey });
      return redirectWithSuccess(redirectTo, toast);
    },
    async onFault(error, form): Promise<{ form?: VoidForm }> {
      const isStale = error instanceof UpstreamFault && error.status === 409;
      // When the current etag cannot be read, the typed reason is still kept.
      return isStale
        ? { form: { ...form, basedOn: await readEtag().catch(() => form.basedOn) } }
        : {};
    },
  });
}
