import type { ActionFunctionArgs } from "@remix-run/node";
import { keepTyped } from "~/invoices/form/keep.server";
import { answerLookup } from "~/server/lookup.server";
import { withBackgroundPost } from "~/server/session/guards.server";

/** Keeps the form of an invoice while it is typed; answered to script alone. */
export async function action({ request }: ActionFunctionArgs) {
  return answerLookup(() =>
    withBackgroundPost(request, ({ session, form }) =>
      keepTyped(session, { request, posted: form }),
    ),
  );
}
