import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { businessWords as words } from "../../domain/words/business";
import { createTitleMeta } from "~/ui/title";
import { submitBusiness } from "~/business/action.server";
import { businessScreen } from "~/business/page";
import { loadBusiness } from "~/business/loader.server";
import { MAX_BUSINESS_FORM_BYTES } from "~/business/posted.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.title);

export const handle = businessScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, loadBusiness);
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(
    request,
    ({ session, form: posted }) => submitBusiness(session, { request, posted }),
    { maxBytes: MAX_BUSINESS_FORM_BYTES },
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { BusinessPage as default } from "~/business/page";
