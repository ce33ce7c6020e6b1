import { readRememberedLists } from "~/models/lists.server";
import { notFound } from "~/server/error-page.server";
import type { Session } from "~/server/session/record.server";
import { requirePayment, selectForDraft, withPayment } from "../draft-selection.server";
import { invoicePaths } from "../../paths";

/** Sets the account that the payment is deposited to and leads back to the payment. */
export async function actOnDepositAccountChooser(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
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
    to: invoicePaths.selectPayment(place),
  });
}
