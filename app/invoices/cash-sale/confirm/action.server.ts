import { redirect } from "@remix-run/node";
import { formatMoney, minorToText } from "../../../../domain/money/money";
import {
  answerWithShortForm,
  toFormFaultOrThrow,
  UPDATE_INTENT,
  type FormErrors,
} from "~/forms/short-form.server";
import { validateForm } from "~/forms/validate.server";
import type { FaultText } from "~/lib/fault-messages";
import { parseAmount, parsePercent } from "../../../../domain/money/typed-amount";
import { createCashSale, type CashSale } from "~/models/invoices/cash-sale.server";
import { paths } from "~/paths";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import { forgetPeriods } from "~/server/session/list-choices.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "~/invoices/paths";
import { toastWords } from "../../../../domain/words/toasts";
import { calculateSale } from "./amounts";
import { findCashGivenErrors, findSaleLineErrors } from "./checks";
import { saleIntents, findRemovedLineId } from "./intent";
import { createBlankSaleLine, removeBlankLines } from "./lines";
import { readSaleContext } from "./loader.server";
import { findSaleCode, type SaleCode } from "./sale-code.server";
import { cashSaleForm, type CashSaleForm, type SaleLineForm } from "./schema";
import { cashSaleWords as words } from "../../../../domain/words/cash-sale";
import { fill } from "../../../../domain/words/message";

/**
 * Creates the sale and redirects to its receipt when the total is the one that the user saw.
 * Otherwise, and for the other buttons, answers with the form. Redirects to the list of items when
 * the post cannot be read.
 */
export async function submitCashSale(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  await requireExtension("cash_sale");
  await refuseOtherCompany(session, request, posted);
  const parsed = await validateForm(cashSaleForm, posted);
  if (parsed.error) throw redirect(paths.cashSale());
  const form = { ...parsed.data, key: readIdempotencyKey(posted) };
  try {
    return await sellOrAnswer(session, form);
  } catch (error) {
    const { fault, responseInit } = toFormFaultOrThrow(error);
    return answerWithSale(form, { fault }, responseInit);
  }
}

async function sellOrAnswer(session: Session, form: CashSaleForm) {
  const context = await readSaleContext(session);
  const { rules, base } = context;
  const answerForm = async (
    lines: SaleLineForm[],
    changes: Partial<SaleAnswer> = {},
    status = 200,
  ) => {
    const { total } = calculateSale(lines, rules);
    const code = await findSaleCode(session, { total, idempotencyKey: form.key, currency: base });
    return answerWithSale({ ...form, lines }, { ...changes, code }, status);
  };
  if (form.intent === UPDATE_INTENT) return answerForm(form.lines);
  const removedLineId = findRemovedLineId(form.intent);
  if (removedLineId !== null)
    return answerForm(form.lines.filter(({ id }) => id !== removedLineId));
  if (form.intent === saleIntents.addLine) {
    const [account] = context.accounts.flatMap(({ items }) => items);
    const added = account ? [createBlankSaleLine(account.id, form.lines)] : [];
    return answerForm([...form.lines, ...added], {
      addedIndex: added.length > 0 ? form.lines.length : null,
    });
  }

  const lines = removeBlankLines(form.lines);
  const amounts = calculateSale(lines, rules);
  const kind = context.methods.find(({ id }) => id === form.methodId)?.kind ?? "cash";
  const isCash = kind === "cash";
  const errors = {
    ...findSaleLineErrors(lines),
    ...(isCash ? findCashGivenErrors(form.cashGiven, amounts, base?.symbol ?? "") : {}),
  };
  if (Object.keys(errors).length > 0) return answerForm(lines, { errors }, 422);
  if (form.intent !== saleIntents.sell) return answerForm(lines);
  const amount = minorToText(isCash ? amounts.inCash : amounts.total);
  if (amount !== (isCash ? form.inCash : form.exact)) {
    const formattedTotal = formatMoney(base?.symbol ?? "", isCash ? amounts.inCash : amounts.total);
    return answerForm(lines, { fault: createTotalChangedFault(formattedTotal) });
  }
  const code =
    kind === "code"
      ? await findSaleCode(session, {
          total: amounts.total,
          idempotencyKey: form.key,
          currency: base,
        })
      : null;
  const sale: CashSale = {
    lines: lines.map((line) => ({
      ...line,
      name: line.name.trim(),
      description: line.description.trim(),
      quantity: parseAmount(line.quantity) ?? "",
      unitPrice: parseAmount(line.unitPrice) ?? "",
      discount: parsePercent(line.discount) ?? "",
    })),
    methodId: form.methodId,
    reference: code?.reference ?? "",
    cashGiven: isCash ? (parseAmount(form.cashGiven) ?? "") : "",
    amount,
  };
  const { invoiceId, paymentId, isRepeat } = await createCashSale(session, sale, form.key);
  await forgetPeriods(session);
  return redirectWithSuccess(invoicePaths.receipt(invoiceId, paymentId), () =>
    isRepeat ? toastWords.cashSaleSavedBefore : toastWords.cashSaleSaved,
  );
}

function createTotalChangedFault(total: string): FaultText {
  return {
    title: fill(words.totalChanged.title, { total }),
    text: words.totalChanged.text,
  };
}

/** The answer to a post that did not create a sale, apart from the form. */
type SaleAnswer = FormErrors & {
  /**
   * The payment code for the total of the form; null when the total is zero, when the company
   * cannot make one, and when a call of the API failed.
   */
  code: SaleCode | null;
  /**
   * The index, from 0, of the line that the post added; null when it added none. The page moves the
   * focus to that line.
   */
  addedIndex: number | null;
};

function answerWithSale(
  { key, lines, methodId, cashGiven }: CashSaleForm,
  changes: Partial<SaleAnswer>,
  init: number | ResponseInit,
) {
  const form = { key, lines, methodId, cashGiven };
  return answerWithShortForm(form, { code: null, addedIndex: null, ...changes }, init);
}
