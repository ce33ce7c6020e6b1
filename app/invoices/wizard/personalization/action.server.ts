import { errorWords } from "../../../../domain/words/errors";
import { isDeepStrictEqual } from "node:util";
import { data, redirect } from "@remix-run/node";
import { readFieldText } from "~/lib/field-text";
import { readTemplate, saveTemplate } from "~/models/template.server";
import { paths } from "~/paths";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { toFormFaultOrThrow, UPDATE_INTENT } from "~/forms/short-form.server";
import { createFormKey } from "~/invoices/form/draft/selection.server";
import { readCheckedDraft } from "../checked-draft.server";
import { toFieldAddress } from "../field-address";
import { templateFields } from "./schema";
import { invoicePaths } from "~/invoices/paths";
import { toastWords } from "../../../../domain/words/toasts";

/**
 * Saves a changed style and colour. Without a draft in the address, redirects to Home. With a
 * draft, redirects to the draft's preview, or to the first field of the draft that has an error. A
 * failed save answers with the posted choice; `chosen` is null when the choice is invalid.
 */
export async function submitPersonalization(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  const chosen = templateFields.safeParse({
    style: readFieldText(posted, "style"),
    color: readFieldText(posted, "color"),
  });
  if (!chosen.success)
    return data(
      {
        chosen: null,
        writeKey: null,
        fault: { title: errorWords.error, text: chosen.error.issues[0]?.message ?? "" },
      },
      422,
    );
  if (readFieldText(posted, "intent") === UPDATE_INTENT)
    return data({ chosen: chosen.data, writeKey: readIdempotencyKey(posted), fault: null });
  const hasDraft = new URL(request.url).searchParams.has("draft");
  const message = () => toastWords.styleSaved;
  try {
    const next = hasDraft ? await findNextAddress(session, request) : null;
    const isChanged = !isDeepStrictEqual(await readTemplate(session), chosen.data);
    if (isChanged) await saveTemplate(session, chosen.data, readIdempotencyKey(posted));
    if (next === null) return await redirectWithSuccess(paths.home(), message);
    return isChanged ? await redirectWithSuccess(next, message) : redirect(next);
  } catch (error) {
    // The API repeats its answer for a used idempotency key, so the next attempt needs a new key.
    const { fault, responseInit } = toFormFaultOrThrow(error);
    return data({ chosen: chosen.data, writeKey: createFormKey(), fault }, responseInit);
  }
}

async function findNextAddress(session: Session, request: Request): Promise<string> {
  const { context, errors } = await readCheckedDraft(session, request);
  const { name: draft } = context;
  const invalidFields = Object.keys(errors);
  // The title comes last, because it is a field of this wizard and not of the invoice form.
  const first = invalidFields.find((field) => field !== "title") ?? invalidFields[0];
  return first === undefined
    ? invoicePaths.invoicePreview({ draft })
    : toFieldAddress(draft, first);
}
