import { fieldText } from "~/lib/field-text";
import { findContact } from "~/models/contacts/list.server";
import { paths } from "~/paths";
import { notFound } from "~/server/error-page.server";
import type { Session } from "~/server/session/record.server";
import { requireDraft, requireFreeContact, selectForDraft } from "../draft-selection.server";

/** Makes the invoice out to the contact that was pressed. */
export async function actOnContactChooser(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  const { name, draft } = await requireDraft(session, request);
  await requireFreeContact(session, name);
  const contact = await findContact(session, fieldText(posted, "contactId"));
  if (!contact) throw notFound();
  const change = { contactId: contact.id, contactName: contact.name };
  return selectForDraft(session, {
    request,
    name,
    draft,
    posted,
    change: (form) => ({ ...form, ...change }),
    to: paths.invoiceForm({ draft: name, at: "contactId" }),
  });
}
