import { submitShortForm } from "~/forms/short-form.server";
import { invoicePaths } from "~/invoices/paths";
import { toastWords } from "../../../../domain/words/toasts";
import { readRepeat } from "~/models/repeats/record.server";
import { changeRepeatMode } from "~/models/repeats/write.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { repeatChangeForm, type RepeatChangeForm } from "./schema";

type Post = { request: Request; id: string; posted: FormData };

/** Changes a repeat, and redirects to all repeats. After a fault, answers with the chosen form. */
export function submitRepeatChange(session: Session, { id, ...post }: Post) {
  return submitShortForm(session, post, {
    extension: "repeat_modes",
    schema: repeatChangeForm,
    async submit({ mode, basedOn: etag, key: idempotencyKey }) {
      await changeRepeatMode(session, id, { mode, etag, idempotencyKey });
      return redirectWithSuccess(invoicePaths.repeats(), () => toastWords.repeatChanged);
    },
    async onFault(error, form): Promise<{ form?: RepeatChangeForm }> {
      const isStale = error instanceof UpstreamFault && error.status === 409;
      if (!isStale) return {};
      const repeat = await readRepeat(session, id).catch(() => null);
      return { form: { ...form, basedOn: repeat?.etag ?? form.basedOn } };
    },
  });
}
