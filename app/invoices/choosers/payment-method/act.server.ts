import { readRememberedLists } from "~/models/lists.server";
import { notFound } from "~/server/error-page.server";
import type { Session } from "~/server/session/record.server";
import { requirePayment, selectForDraft, withPayment } from "../draft-selection.server";
import { invoicePaths } from "../../paths";

/** Sets the method of the payment and leads back to it. */
export async function actOnPaymentMethodChooser(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  const { name, draft, place } = await requirePayment(session, request);
  const { methods } = await readRememberedLists(session, ["methods"]);
  const method = methods.find(({ id }) => id === posted.get("choice"));
  if (!method) throw notFound();
  const fields = { methodId: method.id, methodName: method.name };
  return selectForDraft(session, {
    request,
    name,
    draft,
    posted,
    change: (form) => withPayment(form, place.payment, fields),
    to: invoicePaths.selectPayment(place),
  });
}
