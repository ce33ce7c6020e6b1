import { readRememberedLists } from "~/models/lists.server";
import type { Session } from "~/server/session/record.server";
import { requirePayment } from "../draft-selection.server";

/** The accounts that a payment can be deposited to, in groups. */
export async function loadDepositAccountChooser(session: Session, request: Request) {
  const { payment } = await requirePayment(session, request);
  const { accounts } = await readRememberedLists(session, ["accounts"]);
  return { chosen: payment.accountId, groups: accounts };
}
