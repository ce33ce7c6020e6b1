import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { notFound } from "~/server/error-page.server";
import {
  selectForDraft,
  requirePayment,
  withPayment,
} from "~/invoices/choosers/draft-selection.server";
import { PickList } from "~/ui/pick-list";
import { backToForm } from "~/invoices/choosers/back-to-form";
import type { Screen } from "~/ui/shell/screen";
import { titled } from "~/ui/title";
import { readRememberedLists } from "~/models/lists.server";
import { paths } from "~/paths";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = titled("Deposit To");

export const handle: Screen = {
  title: "Deposit To",
  back: (at) => backToForm(at, "payments"),
};

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    const { payment } = await requirePayment(session, request);
    const { accounts } = await readRememberedLists(session, ["accounts"]);
    return { chosen: payment.accountId, groups: accounts };
  });
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, async ({ session, form: posted }) => {
    const { name, draft, place } = await requirePayment(session, request);
    const { accounts } = await readRememberedLists(session, ["accounts"]);
    const account = accounts
      .flatMap((group) => group.items)
      .find(({ id }) => id === posted.get("choice"));
    if (!account) throw notFound();
    const fields = { accountId: account.id, accountName: account.name };
    return selectForDraft(session, {
      request,
      name,
      draft,
      posted,
      change: (form) => withPayment(form, place.payment, fields),
      to: paths.selectPayment(place),
    });
  });
}

export default function Account() {
  return <PickList {...useLoaderData<typeof loader>()} />;
}
