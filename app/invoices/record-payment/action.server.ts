import { formatMoney, minorToText } from "../../../domain/money/money";
import { answerWithShortForm, submitShortForm, type FormErrors } from "~/forms/short-form.server";
import type { Extension } from "~/lib/extensions";
import { readFieldText } from "~/lib/field-text";
import { recordPayment } from "~/models/invoices/payments.server";
import { readInvoice } from "~/models/invoices/record.server";
import { readCustomerBalance } from "~/models/receipts/unpaid.server";
import { createReceipt } from "~/models/receipts/write.server";
import { paths } from "~/paths";
import { forgetPeriods } from "~/server/session/list-choices.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import {
  listRoundedMethodIds,
  readMoneyChoices,
  withDefaultAccount,
} from "../money-choices.server";
import { toMoneyInput } from "../money-form";
import { invoicePaths } from "../paths";
import { fill } from "../../../domain/words/message";
import { recordPaymentWords as words } from "../../../domain/words/record-payment";
import { toastWords } from "../../../domain/words/toasts";
import { findExcessShares, findPaymentErrors } from "./checks.server";
import { recordPaymentForm, type RecordPaymentForm } from "./schema";
import { findShares, spreadForm, toTypedMinor, withFilledAmount, withShares } from "./spread-form";

type Post = { request: Request; id: string; posted: FormData };

type Recording = {
  extension: Extension;
  /** Spreads the amount, and returns the shares and what is left in minor units. */
  spread: (form: RecordPaymentForm) => Pick<ReturnType<typeof spreadForm>, "rest" | "shares">;
  /** Returns what to ask before the payment is recorded; null when nothing is to be asked. */
  findQuestion: (form: RecordPaymentForm, spread: Spread) => FormErrors["fault"];
  /** Records the payment; returns the answer. */
  record: (form: RecordPaymentForm, spread: Spread) => ReturnType<typeof redirectWithSuccess>;
  /** Returns the form and its messages after the API has refused it. */
  onRefusal?: (
    form: RecordPaymentForm,
  ) => Promise<Partial<FormErrors & { form: RecordPaymentForm }>>;
};

type Spread = ReturnType<Recording["spread"]>;

/**
 * Records a payment of an invoice, and redirects to it. What is above the balance goes on account,
 * after the page has said so. When the form has errors, and after a fault, answers with the typed
 * form.
 */
export async function submitPaymentForm(session: Session, { id, ...post }: Post) {
  const tools = await readTools(session);
  return submitPayment(session, post, tools, {
    extension: "payments",
    // Without shares, nothing can go on account, and the API refuses what is above the balance.
    spread: (form) => (findShares(form).length > 0 ? tools.spread(form) : { rest: 0n, shares: [] }),
    findQuestion: tools.askBeforeAccount,
    async record(form, { rest, shares }) {
      const input = toMoneyInput(form);
      const { symbol, amount } =
        rest > 0n
          ? await createReceipt(
              session,
              {
                ...input,
                contactId: (await readInvoice(session, id)).contact_id,
                currencyId: form.currencyId,
                shares: toShareInputs(shares),
              },
              form.key,
            )
          : await recordPayment(session, id, input, form.key);
      await forgetPeriods(session);
      return redirectWithSuccess(paths.invoice(id), () =>
        fill(toastWords.paymentRecorded, { amount: formatMoney(symbol, amount) }),
      );
    },
  });
}

/**
 * Records a payment of a customer for several invoices, and redirects to its receipt. The amounts
 * that were filled in anew and what goes on account are shown before.
 */
export async function submitCustomerPayment(session: Session, { id, ...post }: Post) {
  const tools = await readTools(session);
  return submitPayment(session, post, tools, {
    extension: "receipts",
    spread: tools.spread,
    findQuestion: (form, spread) => {
      // Without an unpaid invoice, the page has said from the start that all of it goes on account.
      if (spread.shares.length === 0) return null;
      if (isSpreadShown(form, spread)) return tools.askBeforeAccount(form, spread);
      return { title: words.lookAgain.title, text: words.lookAgain.spread };
    },
    async record(form, { shares }) {
      const receipt = await createReceipt(
        session,
        {
          ...toMoneyInput(form),
          contactId: id,
          currencyId: form.currencyId,
          shares: toShareInputs(shares),
        },
        form.key,
      );
      await forgetPeriods(session);
      return redirectWithSuccess(invoicePaths.wholeReceipt(receipt.id), () =>
        fill(toastWords.paymentRecorded, {
          amount: formatMoney(receipt.symbol, receipt.amount),
        }),
      );
    },
    async onRefusal(form) {
      const { unpaid } = await readCustomerBalance(session, id);
      const balances = new Map(unpaid.map((invoice) => [invoice.id, invoice.balance]));
      const errors = findExcessShares(form, balances, tools.findSymbol(form));
      if (Object.keys(errors).length === 0) return {};
      const shares = form.shares.map((share) => ({
        ...share,
        balance: minorToText(balances.get(share.invoiceId) ?? 0n),
      }));
      return { errors, fault: null, form: { ...form, shares } };
    },
  });
}

function submitPayment(
  session: Session,
  post: Omit<Post, "id">,
  { findSymbol }: Awaited<ReturnType<typeof readTools>>,
  { extension, spread, findQuestion, record, onRefusal }: Recording,
) {
  const isSave = readFieldText(post.posted, "intent") === "";
  return submitShortForm(session, post, {
    extension,
    schema: recordPaymentForm,
    complete: (form) => withDefaultAccount(session, withFilledAmount(form)),
    check: (form) =>
      isSave
        ? findPaymentErrors(form, { rest: spread(form).rest, symbol: findSymbol(form) })
        : null,
    async submit(form) {
      const spreadNow = spread(form);
      const fault = isSave ? findQuestion(form, spreadNow) : null;
      if (isSave && !fault) return record(form, spreadNow);
      return answerWithShortForm(withShares(form, spreadNow.shares), { fault: fault ?? null });
    },
    async onFault(error, form) {
      const isRefused = error instanceof UpstreamFault && error.status === 422;
      if (!isRefused || !onRefusal) return {};
      try {
        return await onRefusal(form);
      } catch (failure) {
        if (failure instanceof UpstreamFault) return {};
        throw failure;
      }
    },
  });
}

/** Reads the lists, and returns the functions that need them. */
async function readTools(session: Session) {
  const choices = await readMoneyChoices(session);
  const findCurrency = ({ currencyId }: Pick<RecordPaymentForm, "currencyId">) =>
    choices.currencies.find(({ id }) => id === currencyId);
  const findSymbol = (form: RecordPaymentForm) => findCurrency(form)?.symbol ?? "";
  return {
    findSymbol,
    spread: (form: RecordPaymentForm) =>
      spreadForm(form, listRoundedMethodIds(choices, findCurrency(form)?.code ?? "")),
    /** Says what goes on account, unless the page has already said it. */
    askBeforeAccount: (form: RecordPaymentForm, { rest }: Spread): FormErrors["fault"] =>
      rest <= 0n || form.shownRest === minorToText(rest)
        ? null
        : {
            title: words.lookAgain.title,
            text: fill(words.lookAgain.onAccount, {
              amount: formatMoney(findSymbol(form), rest),
            }),
          },
  };
}

/** Returns true when the page has shown the amounts that were filled in. */
function isSpreadShown(form: RecordPaymentForm, { shares }: Spread): boolean {
  const shown = findShares(form);
  return shares.every(({ filled }, index) => filled === shown[index]?.filled);
}

function toShareInputs(shares: Spread["shares"]) {
  return shares
    .map(({ invoiceId, amount }) => ({ invoiceId, amount: toTypedMinor(amount) }))
    .filter(({ amount }) => amount > 0n)
    .map(({ invoiceId, amount }) => ({ invoiceId, amount: minorToText(amount) }));
}
