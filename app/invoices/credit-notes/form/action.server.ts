import { parseDate } from "../../../../domain/calendar/days";
import { submitShortForm, answerWithShortForm } from "~/forms/short-form.server";
import { readFieldText } from "~/lib/field-text";
import { parseAmount } from "../../../../domain/money/typed-amount";
import { createCreditNote, type CreditNoteInput } from "~/models/credit-notes/write.server";
import { readInvoice, type InvoiceRecord } from "~/models/invoices/record.server";
import { forgetPeriods } from "~/server/session/list-choices.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { invoicePaths } from "~/invoices/paths";
import { toastWords } from "../../../../domain/words/toasts";
import { findCreditErrors, findExcessQuantities, isZeroQuantity } from "./checks.server";
import { withDefaultAccount } from "~/invoices/money-choices.server";
import { toRefundInput } from "~/invoices/money-form";
import { CREDIT_ALL, KEEP, UPDATE_TOTAL } from "./intent";
import { creditForm, type CreditForm } from "./schema";

type Post = { request: Request; id: string; posted: FormData };

/**
 * Creates a credit note, and redirects to it. The buttons for a new total and for all quantities
 * only answer with the form. When the form has errors, and after a fault, answers with the typed
 * form.
 */
export function submitCreditForm(session: Session, { id, ...post }: Post) {
  const intent = readFieldText(post.posted, "intent");
  const isSave = intent !== UPDATE_TOTAL && intent !== CREDIT_ALL;
  return submitShortForm(session, post, {
    extension: "credit_notes",
    schema: creditForm,
    complete: (form) => withDefaultAccount(session, form),
    check: (form) => (isSave ? findCreditErrors(form) : null),
    async submit(form) {
      if (intent === UPDATE_TOTAL) return answerWithShortForm(form, {});
      if (intent === CREDIT_ALL)
        return answerWithShortForm(creditAllLeft(form, await readInvoice(session, id)), {});
      const basis = { etag: form.basedOn, idempotencyKey: form.key };
      const noteId = await createCreditNote(session, id, toInput(form), basis);
      await forgetPeriods(session);
      return redirectWithSuccess(
        invoicePaths.creditNote(noteId),
        () => toastWords.creditNoteCreated,
      );
    },
    async onFault(error, form) {
      const errors = await findExcessErrors(session, id, { form, error });
      return Object.keys(errors).length > 0 ? { errors, fault: null } : {};
    },
  });
}

type RefusedForm = { form: CreditForm; error: unknown };

/**
 * Returns the errors of the quantities that cannot be credited, by field name, after the API
 * refused the form; empty after any other fault. The quantities are not checked before the call,
 * because a repeated post whose first answer was lost would find that nothing is left to credit.
 */
async function findExcessErrors(session: Session, id: string, { form, error }: RefusedForm) {
  if (!(error instanceof UpstreamFault) || error.status !== 422) return {};
  try {
    return findExcessQuantities(form, (await readInvoice(session, id)).items);
  } catch (failure) {
    if (failure instanceof UpstreamFault) return {};
    throw failure;
  }
}

/** Fills in the quantity that is left to credit in every line; empty when none is left. */
function creditAllLeft(form: CreditForm, { items }: InvoiceRecord): CreditForm {
  const findLeft = (lineId: string) => items.find(({ id }) => id === lineId)?.left_to_credit ?? "";
  return {
    ...form,
    lines: form.lines.map(({ lineId }) => {
      const left = findLeft(lineId);
      return { lineId, quantity: isZeroQuantity(left) ? "" : left };
    }),
  };
}

function toInput({ date, reason, lines, overpaid, ...way }: CreditForm): CreditNoteInput {
  return {
    date: parseDate(date) ?? "",
    reason: reason.trim(),
    overpaid: overpaid === KEEP ? KEEP : toRefundInput(way),
    lines: lines
      .filter(({ quantity }) => !isZeroQuantity(quantity))
      .map(({ lineId, quantity }) => ({ lineId, quantity: parseAmount(quantity) ?? "" })),
  };
}
