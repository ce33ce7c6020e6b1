import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { loadWizard } from "~/invoices/wizard/loader.server";
import styles from "~/invoices/wizard/wizard.css?url";
import { withSession } from "~/server/session/guards.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Loads the draft that all steps of the wizard show. */
export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadWizard(session, request));
}

export { WizardLayout as default } from "~/invoices/wizard/layout";
