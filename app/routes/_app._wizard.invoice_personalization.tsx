import { wizardWords as words } from "../../domain/words/invoice-wizard";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createTitleMeta } from "~/ui/title";
import { submitPersonalization } from "~/invoices/wizard/personalization/action.server";
import { personalizationScreen } from "~/invoices/wizard/personalization/page";
import { loadPersonalization } from "~/invoices/wizard/personalization/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.personalizationTitle);

export const handle = personalizationScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadPersonalization(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitPersonalization(session, { request, posted }),
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { PersonalizationPage as default } from "~/invoices/wizard/personalization/page";
