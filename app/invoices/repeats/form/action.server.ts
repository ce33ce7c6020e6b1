import { submitShortForm, answerWithShortForm } from "~/forms/short-form.server";
import { checkFields } from "~/forms/validate.server";
import { formatDate } from "../../../../domain/calendar/days";
import { readFieldText } from "~/lib/field-text";
import { previewRepeat } from "~/models/repeats/record.server";
import { createRepeat } from "~/models/repeats/write.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { invoicePaths } from "~/invoices/paths";
import { toastWords } from "../../../../domain/words/toasts";
import { toRepeatInput, repeatFields, repeatForm } from "./schema";

type Post = { request: Request; id: string; posted: FormData };

/**
 * Creates a repeat, or previews its dates. When the form has errors, and after a fault, answers
 * with the typed form.
 */
export function submitRepeatForm(session: Session, { id, ...post }: Post) {
  return submitShortForm(session, post, {
    extension: "repeats",
    schema: repeatForm,
    check: (form) => checkFields(repeatFields, form),
    async submit(form) {
      if (readFieldText(post.posted, "intent") === "preview") {
        const dates = await previewRepeat(session, toRepeatInput(id, form));
        return answerWithShortForm(form, { dates: dates.map(formatDate) });
      }
      await createRepeat(session, toRepeatInput(id, form), form.key);
      return redirectWithSuccess(invoicePaths.repeats(), () => toastWords.repeatCreated);
    },
    extras: () => ({ dates: [] as string[] }),
  });
}
