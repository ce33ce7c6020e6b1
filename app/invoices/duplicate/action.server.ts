import { redirect } from "@remix-run/node";
import { readFieldText } from "~/lib/field-text";
import { formatDate } from "../../../domain/calendar/days";
import { paths } from "~/paths";
import { fingerprintPost } from "~/server/drafts/drafts.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithInfo } from "~/server/session/toast.server";
import { formatDraftRevisionId, findDraft, findNewInvoiceDraft, saveDraft } from "../draft.server";
import { fill } from "../../../domain/words/message";
import { toastWords } from "../../../domain/words/toasts";
import { toDuplicateForm } from "./duplicate-form.server";
import { readDuplicateSource } from "./loader.server";

type Posted = { request: Request; posted: FormData };

/**
 * Creates a draft that duplicates an invoice (the buttons "Same again" and "Write"), and redirects
 * to its form. An existing draft of a new invoice in which something was entered is replaced only
 * when the user has confirmed it; otherwise redirects to the page that asks.
 */
export async function submitDuplicate(session: Session, { request, posted }: Posted) {
  const madeBy = fingerprintPost(request, posted);
  const formAddress = paths.invoiceForm({ draft: "new" });
  const { invoice, ...options } = await readDuplicateSource(session, request);
  const before = await findDraft(session, "new");
  if (before?.madeBy === madeBy) return redirect(formAddress);
  const { pathname, search } = new URL(request.url);
  const pageAddress = pathname + search;
  const existingDraft = await findNewInvoiceDraft(session);
  if (existingDraft && readFieldText(posted, "replaces") !== formatDraftRevisionId(existingDraft))
    return redirect(pageAddress);
  const duplicate = await toDuplicateForm(session, invoice, options);
  // Another request has stored a draft meanwhile, so the page may have to ask.
  if (!(await saveDraft(session, "new", { before, form: duplicate, madeBy })))
    return redirect(pageAddress);
  const { no } = invoice;
  const toast = () =>
    options.repeatId
      ? fill(toastWords.duplicatedOn, { day: formatDate(options.date), no })
      : fill(toastWords.duplicated, { no });
  return redirectWithInfo(formAddress, toast);
}
