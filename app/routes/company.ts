import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { errorPage } from "~/server/error-page.server";
import { fieldText } from "~/lib/field-text";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/server/toast.server";
import { wayBack } from "~/server/session/interrupted-post.server";
import { selectCompany } from "~/server/session/record.server";
import { withPost } from "~/server/session/guards.server";

/** Needs no session: opened by mistake, it leads home and changes nothing. */
export function loader() {
  return redirect(paths.home());
}

/** Goes on in another of the person's companies, at its home page. */
export async function action({ request }: ActionFunctionArgs) {
  return withPost(
    request,
    async ({ session, form }) => {
      const company = await selectCompany(session, fieldText(form, "companyId"));
      if (!company) throw errorPage("notFound", 404);
      // A form of this company that was refused in another one waits to be sent.
      const to = await wayBack({ person: session.person, companyId: company.id }, paths.home());
      return redirectWithFlash(to ?? paths.home(), `You are now in ${company.name}.`);
    },
    { isOpenToFreePlan: true },
  );
}

/** Never shown: without it Remix would answer what goes wrong as JSON. */
export default function Nothing() {
  return null;
}
