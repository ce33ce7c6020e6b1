import { redirect } from "@remix-run/node";
import { fieldText } from "~/lib/field-text";
import { formatDate } from "../../../domain/calendar/days";
import { paths } from "~/paths";
import { fingerprintPost } from "~/server/drafts/drafts.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithInfo } from "~/server/session/toast.server";
import { findNewInvoiceDraft, findDraft, saveDraft } from "../draft.server";
import { INVOICE_TOASTS } from "../toasts";
import { toDuplicateForm } from "./duplicate-form.server";
import { draftRevisionId } from "../draft.server";
import { readDuplicateSource } from "./loader.server";

type Posted = { request: Request; posted: FormData };

/**
 * Creates a draft that duplicates an invoice ("Same again"), and redirects to its form. An existing
 * draft of a new invoice is replaced only when the user has confirmed it.
 */
export async function submitDuplicate(session: Session, { request, posted }: Posted) {
  const madeBy = fingerprintPost(request, posted);
  const form = paths.invoiceForm({ draft: "new" });
  const { invoice, ...occasion } = await readDuplicateSource(session, request);
  const before = await findDraft(session, "new");
  if (before?.madeBy === madeBy) return redirect(form);
  const { pathname, search } = new URL(request.url);
  const here = pathname + search;
  const begun = await findNewInvoiceDraft(session);
  if (begun && fieldText(posted, "replaces") !== draftRevisionId(begun)) return redirect(here);
  const again = await toDuplicateForm(session, invoice, occasion);
  // Another request has saved a draft since. The page asks about it.
  if (!(await saveDraft(session, "new", { before, form: again, madeBy }))) return redirect(here);
  const day = occasion.repeatId ? formatDate(occasion.date) : "";
  return redirectWithInfo(form, INVOICE_TOASTS.duplicated({ day, no: invoice.no }));
}
