import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitDuplicate } from "~/invoices/duplicate/action.server";
import { duplicateScreen } from "~/invoices/duplicate/page";
import { loadDuplicate } from "~/invoices/duplicate/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { duplicateWords as words } from "../../domain/words/duplicate";

export const meta = createTitleMeta(() => words.title);

export const handle = duplicateScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadDuplicate(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitDuplicate(session, { request, posted }),
  );
}

export { DuplicatePage as default } from "~/invoices/duplicate/page";
