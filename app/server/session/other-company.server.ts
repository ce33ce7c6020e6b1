import { errorPage } from "../request/error-page.server";
import { toResend } from "../security/posted-form.server";
import { fieldText } from "~/lib/field-text";
import { saveInterruptedPost } from "./interrupted-post.server";
import type { Session } from "./session-storage.server";

/**
 * Refuses, with a page, a form that was made in another company than the one selected since, in
 * another tab: what was chosen on it belongs to the one before. It is kept for that company, and
 * sent from there if the person goes on in it.
 */
export async function refuseOtherCompany(
  session: Session,
  request: Request,
  posted: FormData,
): Promise<void> {
  const madeIn = fieldText(posted, "company");
  if (madeIn === session.companyId) return;
  const resend = toResend(request, posted);
  const other = session.companies.find(({ id }) => id === madeIn);
  if (!other) throw errorPage("otherCompany", 409, { resend });
  await saveInterruptedPost({ person: session.person, companyId: other.id }, resend);
  const current = session.companies.find(({ id }) => id === session.companyId);
  throw errorPage("otherCompany", 409, {
    companies: { madeIn: { id: other.id, name: other.name }, current: current?.name ?? "" },
  });
}
