import { readRememberedLists } from "~/models/lists.server";
import type { Session } from "~/server/session/record.server";
import { requirePayment } from "../draft-selection.server";

/** The ways in which a payment can be made, as one group without a name. */
export async function loadPaymentMethodChooser(session: Session, request: Request) {
  const { payment } = await requirePayment(session, request);
  const { methods } = await readRememberedLists(session, ["methods"]);
  return {
    chosen: payment.methodId,
    groups: [{ name: "", items: methods.map(({ id, name }) => ({ id, name })) }],
  };
}
