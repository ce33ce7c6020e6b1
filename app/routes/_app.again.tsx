import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { makeAgain } from "~/invoices/again/action.server";
import { againHeader } from "~/invoices/again/header";
import { loadAgain } from "~/invoices/again/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { titleMeta } from "~/ui/title";

export const meta = titleMeta("Same again");

export const handle = againHeader;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadAgain(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) => makeAgain(session, { request, posted }));
}

export { AgainPage as default } from "~/invoices/again/page";
