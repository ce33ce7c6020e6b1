import { isDeepStrictEqual } from "node:util";
import { data, redirect } from "@remix-run/node";
import { fieldText } from "~/lib/field-text";
import { readTemplate, saveTemplate } from "~/models/template.server";
import { paths } from "~/paths";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { toFormFaultOrThrow } from "~/forms/short-form.server";
import { createFormKey } from "~/invoices/form/draft/selection.server";
import { readCheckedDraft } from "../checked-draft.server";
import { fieldAddress } from "../field-address";
import { templateFields } from "./schema";
import { invoicePaths } from "~/invoices/paths";
import { INVOICE_TOASTS } from "~/invoices/toasts";

/**
 * Saves the style and the colour, when they are others than before, and leads on: to the preview of
 * the draft if there is one, or to the field that it lacks. What is answered otherwise has the
 * choice as it was made; null for one that is none.
 */
export async function submitPersonalization(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  const chosen = templateFields.safeParse({
    style: fieldText(posted, "style"),
    color: fieldText(posted, "color"),
  });
  if (!chosen.success)
    return data(
      {
        chosen: null,
        writeKey: null,
        fault: { title: "Error", text: chosen.error.issues[0]?.message ?? "" },
      },
      422,
    );
  const isOfDraft = new URL(request.url).searchParams.has("draft");
  const said = INVOICE_TOASTS.styleSaved;
  try {
    const next = isOfDraft ? await findNextAddress(session, request) : null;
    const isChanged = !isDeepStrictEqual(await readTemplate(session), chosen.data);
    if (isChanged) await saveTemplate(session, chosen.data, readIdempotencyKey(posted));
    if (next === null) return await redirectWithSuccess(paths.home(), said);
    return isChanged ? await redirectWithSuccess(next, said) : redirect(next);
  } catch (error) {
    // What was answered under a key stays its answer: the next attempt needs a new one.
    const { fault, answer } = toFormFaultOrThrow(error);
    return data({ chosen: chosen.data, writeKey: createFormKey(), fault }, answer);
  }
}

async function findNextAddress(session: Session, request: Request): Promise<string> {
  const { context, errors } = await readCheckedDraft(session, request);
  const { name: draft } = context;
  const lacking = Object.keys(errors);
  const first = lacking.find((field) => field !== "title") ?? lacking[0];
  return first === undefined ? invoicePaths.invoicePreview({ draft }) : fieldAddress(draft, first);
}
