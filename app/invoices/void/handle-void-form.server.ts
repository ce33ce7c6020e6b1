import { submitShortForm } from "~/forms/short-form.server";
import { checkFields } from "~/forms/validate.server";
import type { Extension } from "~/lib/extensions";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { voidFields, voidForm, type VoidForm } from "./schema";

type VoidOptions = {
  extension: Extension;
  /** `version` is the one that was seen; the same `key` does it once. */
  write: (asked: { reason: string; version: string; key: string }) => Promise<void>;
  /** The version as it is now, for the next try when it was changed since. */
  readEtag: () => Promise<string>;
  /** Where one goes then, and what is said there. */
  redirectTo: string;
  toast: string;
};

/** Voids what the form is of; what is refused comes back as it was typed. */
export function handleVoidForm(
  session: Session,
  post: { request: Request; posted: FormData },
  { extension, write, readEtag: versionNow, redirectTo: to, toast: said }: VoidOptions,
) {
  return submitShortForm(session, post, {
    extension,
    schema: voidForm,
    check: (form) => checkFields(voidFields, form),
    async submit({ reason, basedOn: version, key }) {
      await write({ reason: reason.trim(), version, key });
      return redirectWithSuccess(to, said);
    },
    async onFault(error, form): Promise<{ form?: VoidForm }> {
      const isStale = error instanceof UpstreamFault && error.status === 409;
      // While it cannot be asked, the reason stays all the same.
      return isStale
        ? { form: { ...form, basedOn: await versionNow().catch(() => form.basedOn) } }
        : {};
    },
  });
}
