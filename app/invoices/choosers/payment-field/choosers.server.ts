import { readListsOrCached } from "~/models/lists.server";
import { notFound } from "~/server/request/error-page.server";
import type { Session } from "~/server/session/session-storage.server";
import { invoicePaths } from "~/invoices/paths";
import type { PaymentForm } from "~/invoices/schema";
import {
  requirePayment,
  submitDraftChange,
  withPayment,
} from "~/invoices/form/draft/selection.server";

type Choice = { id: string; name: string };

/** A page on which one field of a payment is chosen. */
type PaymentFieldChooser = {
  /** Returns the choices in groups. A single group has an empty name. */
  readGroups: (session: Session) => Promise<{ name: string; items: Choice[] }[]>;
  chosen: (payment: PaymentForm) => string;
  set: (choice: Choice) => Partial<PaymentForm>;
};

/** Chooses the payment method. */
export const paymentMethodChooser: PaymentFieldChooser = {
  async readGroups(session) {
    const { methods } = await readListsOrCached(session, ["methods"]);
    return [{ name: "", items: methods.map(({ id, name }) => ({ id, name })) }];
  },
  chosen: ({ methodId }) => methodId,
  set: ({ id: methodId, name: methodName }) => ({ methodId, methodName }),
};

/** Chooses the account that the payment is deposited to. */
export const depositAccountChooser: PaymentFieldChooser = {
  async readGroups(session) {
    const { accounts } = await readListsOrCached(session, ["accounts"]);
    return accounts.map(({ name, items }) => ({
      name,
      items: items.map((account) => ({ id: account.id, name: account.name })),
    }));
  },
  chosen: ({ accountId }) => accountId,
  set: ({ id: accountId, name: accountName }) => ({ accountId, accountName }),
};

export async function loadPaymentFieldChooser(
  session: Session,
  request: Request,
  chooser: PaymentFieldChooser,
) {
  const { payment } = await requirePayment(session, request);
  return { chosen: chooser.chosen(payment), groups: await chooser.readGroups(session) };
}

/** Saves the choice in the draft, and redirects to the payment. */
export async function submitPaymentFieldChooser(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
  chooser: PaymentFieldChooser,
) {
  const { name, draft, place } = await requirePayment(session, request);
  const groups = await chooser.readGroups(session);
  const choice = groups.flatMap(({ items }) => items).find(({ id }) => id === posted.get("choice"));
  if (!choice) throw notFound();
  return submitDraftChange(session, {
    request,
    name,
    draft,
    posted,
    change: (form) => withPayment(form, place.payment, chooser.set(choice)),
    to: invoicePaths.selectPayment(place),
  });
}
