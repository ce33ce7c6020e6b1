import { toShownGroups } from "../../../../domain/given-names";
import { readListsOrCached } from "~/models/lists.server";
import { createNotFoundPage } from "~/server/request/error-page.server";
import type { Session } from "~/server/session/session-storage.server";
import { invoicePaths } from "~/invoices/paths";
import type { PaymentForm } from "~/invoices/schema";
import {
  requirePayment,
  submitDraftChange,
  withPayment,
} from "~/invoices/form/draft/selection.server";

type Choice = { id: string; name: string };

/** The differences between the two pages on which one field of a payment is chosen. */
type PaymentFieldChooser = {
  /** Returns the choices in groups. The payment methods are one group with an empty name. */
  readGroups: (session: Session) => Promise<{ name: string; items: Choice[] }[]>;
  /** Returns the id of the current choice; empty without one. */
  getChosenId: (payment: PaymentForm) => string;
  /** Returns the fields of the payment that a choice changes. */
  toPaymentFields: (choice: Choice) => Partial<PaymentForm>;
};

/** The chooser of the payment method. */
export const paymentMethodChooser: PaymentFieldChooser = {
  async readGroups(session) {
    const { methods } = await readListsOrCached(session, ["methods"]);
    return [{ name: "", items: methods.map(({ id, name }) => ({ id, name })) }];
  },
  getChosenId: ({ methodId }) => methodId,
  toPaymentFields: ({ id: methodId, name: methodName }) => ({ methodId, methodName }),
};

/** The chooser of the account to which the payment is deposited. */
export const depositAccountChooser: PaymentFieldChooser = {
  async readGroups(session) {
    const { accounts } = await readListsOrCached(session, ["accounts"]);
    return accounts.map(({ name, items }) => ({
      name,
      items: items.map((account) => ({ id: account.id, name: account.name })),
    }));
  },
  getChosenId: ({ accountId }) => accountId,
  toPaymentFields: ({ id: accountId, name: accountName }) => ({ accountId, accountName }),
};

export async function loadPaymentFieldChooser(
  session: Session,
  request: Request,
  chooser: PaymentFieldChooser,
) {
  const { payment } = await requirePayment(session, request);
  const groups = toShownGroups(await chooser.readGroups(session));
  return { chosen: chooser.getChosenId(payment), groups };
}

/**
 * Stores the choice in the draft, and redirects to the payment. An unknown choice gives a 404 page.
 */
export async function submitPaymentFieldChooser(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
  chooser: PaymentFieldChooser,
) {
  const { name, draft, place } = await requirePayment(session, request);
  const groups = await chooser.readGroups(session);
  const choice = groups.flatMap(({ items }) => items).find(({ id }) => id === posted.get("choice"));
  if (!choice) throw createNotFoundPage();
  return submitDraftChange(session, {
    request,
    name,
    draft,
    posted,
    change: (form) => withPayment(form, place.payment, chooser.toPaymentFields(choice)),
    to: invoicePaths.selectPayment(place),
  });
}
