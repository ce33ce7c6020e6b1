import type { ActionFunctionArgs } from "@remix-run/node";
import { answerDraftPaper } from "~/invoices/draft-paper/answer.server";
import { answerLookup } from "~/server/request/lookup.server";
import { withBackgroundPost } from "~/server/session/guards.server";

/**
 * Responds with the paper of an invoice that is being typed. Only script posts to this route, in
 * wide windows.
 */
export async function action({ request }: ActionFunctionArgs) {
  return answerLookup(() =>
    withBackgroundPost(request, ({ session, form: posted }) =>
      answerDraftPaper(session, { request, posted }),
    ),
  );
}
