import { fieldText } from "~/lib/field-text";
import { paths } from "~/paths";
import { errorPage } from "~/server/request/error-page.server";
import { noteSecurityEvent, whoseEvent } from "~/server/security/security-events.server";
import { wayBack } from "~/server/session/interrupted-post.server";
import { selectCompany, type Session } from "~/server/session/session-storage.server";
import { redirectWithFlash } from "~/server/session/toast.server";

/** Goes on in another of the person's companies, at its home page. */
export async function switchCompany(session: Session, form: FormData) {
  const company = await selectCompany(session, fieldText(form, "companyId"));
  if (!company) throw errorPage("notFound", 404);
  noteSecurityEvent({ event: "company_switched", ...whoseEvent(session), company: company.id });
  // A form of this company that was refused in another one waits to be sent.
  const to = await wayBack({ person: session.person, companyId: company.id }, paths.home());
  return redirectWithFlash(to ?? paths.home(), `You are now in ${company.name}.`);
}
