import { redirect } from "@remix-run/node";
import { readFieldText } from "~/lib/field-text";
import { findContact } from "~/models/contacts/list.server";
import { paths } from "~/paths";
import { fingerprintPost } from "~/server/drafts/drafts.server";
import { createNotFoundPage } from "~/server/request/error-page.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithInfo } from "~/server/session/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { findDraft, removeDraft, saveDraft, type Draft } from "~/invoices/draft.server";
import { fill } from "../../../../domain/words/message";
import { toastWords } from "../../../../domain/words/toasts";
import { prepareContactChange } from "~/invoices/form/draft/pick-contact.server";
import { toInitialForm, readFormContext } from "~/invoices/form/context.server";

type Posted = { request: Request; id: string; posted: FormData };

/**
 * Sets this customer on the draft of a new invoice, and redirects to the form. An existing draft
 * without a customer or for the same customer is continued. A draft for another customer is
 * discarded only when the post contains the draft's key; otherwise that draft is opened.
 */
export async function startInvoice(session: Session, { request, id, posted }: Posted) {
  await requireExtension("owed");
  const contact = await findContact(session, id);
  if (!contact) throw createNotFoundPage();
  const formAddress = paths.invoiceForm({ draft: "new" });
  let draft = await findDraft(session, "new");
  if (draft && isForAnotherCustomer(draft, id)) {
    const { key, contactName: name } = draft.form;
    if (readFieldText(posted, "discard") !== key)
      return redirectWithInfo(formAddress, () => fill(toastWords.draftExists, { name }));
    await removeDraft(session, "new");
    draft = null;
  }
  // The number is empty here, because the loader of the form suggests one.
  const form = draft?.form ?? toInitialForm(await readFormContext(session, "new"), "");
  const changeContact = await prepareContactChange(session, "new", { contact, form });
  await saveDraft(session, "new", {
    before: draft,
    form: changeContact(form),
    madeBy: fingerprintPost(request, posted),
  });
  return redirect(formAddress);
}

/** Returns true when the draft belongs to another customer. */
export function isForAnotherCustomer({ form }: Draft, contactId: string): boolean {
  return form.contactId !== "" && form.contactId !== contactId;
}
