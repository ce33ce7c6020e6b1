import { createErrorPage } from "../request/error-page.server";
import { toResendableForm } from "../security/posted-form.server";
import { readFieldText } from "~/lib/field-text";
import { saveInterruptedPost } from "./interrupted-post.server";
import type { Session } from "./session-storage.server";

/**
 * Throws an error page 409 when the form belongs to another company than the selected one, because
 * the user has switched the company in another tab. The post is stored for the form's company, and
 * the page offers to continue in either company. When the user has no such company, nothing is
 * stored, and the page offers to submit the form again.
 */
export async function refuseOtherCompany(
  session: Session,
  request: Request,
  posted: FormData,
): Promise<void> {
  const companyId = readFieldText(posted, "company");
  if (companyId === session.companyId) return;
  const resend = toResendableForm(request, posted);
  const other = session.companies.find(({ id }) => id === companyId);
  if (!other) throw createErrorPage("otherCompany", 409, { resend });
  await saveInterruptedPost({ person: session.person, companyId: other.id }, resend);
  const current = session.companies.find(({ id }) => id === session.companyId);
  throw createErrorPage("otherCompany", 409, {
    companies: { madeIn: { id: other.id, name: other.name }, current: current?.name ?? "" },
  });
}
