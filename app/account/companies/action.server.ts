import { accountPageWords as words } from "../../../domain/words/account-pages";
import { fill } from "../../../domain/words/message";
import { readFieldText } from "~/lib/field-text";
import { paths } from "~/paths";
import { createErrorPage } from "~/server/request/error-page.server";
import { recordSecurityEvent, toEventAccount } from "~/server/security/security-events.server";
import { takeResumePath } from "~/server/session/interrupted-post.server";
import { selectCompany, type Session } from "~/server/session/session-storage.server";
import { redirectWithInfo } from "~/server/session/toast.server";

/**
 * Switches to another company of the user. Redirects to the path of `takeResumePath` for that
 * company, otherwise to the home page.
 */
export async function switchCompany(session: Session, form: FormData) {
  const company = await selectCompany(session, readFieldText(form, "companyId"));
  if (!company) throw createErrorPage("notFound", 404);
  recordSecurityEvent({
    event: "company_switched",
    ...toEventAccount(session),
    company: company.id,
  });
  // A form of this company is stored when the user posted it while another company was selected.
  const resumePath = await takeResumePath(
    { person: session.person, companyId: company.id },
    paths.home(),
  );
  return redirectWithInfo(resumePath ?? paths.home(), () =>
    fill(words.switched, { company: company.name }),
  );
}
