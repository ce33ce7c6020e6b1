import { submitShortForm } from "~/forms/short-form.server";
import { checkFields } from "~/forms/validate.server";
import type { Extension } from "~/lib/extensions";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { withDefaultAccount } from "../money-choices.server";
import { toRefundInput, type WayInput } from "../money-form";
import { voidFields, voidForm, type VoidForm } from "./schema";

type VoidOptions = {
  extension: Extension;
  /**
   * Voids the record. `etag` is the etag of the record when the form was loaded. Calls with the
   * same `idempotencyKey` have an effect once.
   */
  voidRecord: (voiding: {
    reason: string;
    refund: WayInput | null;
    etag: string;
    idempotencyKey: string;
  }) => Promise<void>;
  /** Reads the current etag, for the next attempt after the record was changed meanwhile. */
  readEtag: () => Promise<string>;
  /** The address to which a successful post redirects, and the message that is shown there. */
  redirectTo: string;
  toast: () => string;
};

/**
 * Handles a form that voids an invoice or a credit note. When the form has errors, and after a
 * fault, answers with the typed form.
 */
export function handleVoidForm(
  session: Session,
  post: { request: Request; posted: FormData },
  { extension, voidRecord, readEtag, redirectTo, toast }: VoidOptions,
) {
  return submitShortForm(session, post, {
    extension,
    schema: voidForm,
    complete: (form) => withDefaultAccount(session, form),
    check: (form) => checkFields(voidFields, form),
    async submit({ reason, basedOn: etag, key: idempotencyKey, ...way }) {
      const refund = toRefundInput(way);
      await voidRecord({ reason: reason.trim(), refund, etag, idempotencyKey });
      return redirectWithSuccess(redirectTo, toast);
    },
    async onFault(error, form): Promise<{ form?: VoidForm }> {
      const isStale = error instanceof UpstreamFault && error.status === 409;
      // The form keeps its old etag when the current one cannot be read, so that the typed reason
      // is not lost.
      return isStale
        ? { form: { ...form, basedOn: await readEtag().catch(() => form.basedOn) } }
        : {};
    },
  });
}
