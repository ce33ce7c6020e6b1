import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { loadWizard } from "~/invoices/wizard/loader.server";
import styles from "~/invoices/wizard/wizard.css?url";
import { withSession } from "~/server/session/guards.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The steps before an invoice is printed, and what is being written, over each of them. */
export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadWizard(session, request));
}

export { WizardLayout as default } from "~/invoices/wizard/layout";
