import { readFieldText } from "~/lib/field-text";
import { findContact } from "~/models/contacts/list.server";
import { paths } from "~/paths";
import { createNotFoundPage } from "~/server/request/error-page.server";
import type { Session } from "~/server/session/session-storage.server";
import { prepareContactChange } from "~/invoices/form/draft/pick-contact.server";
import {
  requireDraft,
  requireUnlockedContact,
  submitDraftChange,
} from "~/invoices/form/draft/selection.server";

/**
 * Sets the chosen contact on the draft, and redirects to the form. An unknown contact gives a 404
 * page.
 */
export async function submitContactChooser(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  const { name, draft } = await requireDraft(session, request);
  await requireUnlockedContact(session, name);
  const contact = await findContact(session, readFieldText(posted, "contactId"));
  if (!contact) throw createNotFoundPage();
  return submitDraftChange(session, {
    request,
    name,
    draft,
    posted,
    change: await prepareContactChange(session, name, { contact, form: draft.form }),
    to: paths.invoiceForm({ draft: name, at: "contactId" }),
  });
}
