import { addCurrencySymbol } from "../../../domain/money/with-symbol";
import { commonWords } from "../../../domain/words/common";
import { invoiceViewWords as words } from "../../../domain/words/invoice-view";
import { fill } from "../../../domain/words/message";
import { Amount } from "~/ui/amount";
import { closeDialog, Dialog } from "~/ui/dialog";
import { PostForm } from "~/ui/post-form";
import { formatUndoIntent } from "./intent";
import type { PaymentView } from "./payment-view.server";
import { PageLink } from "~/ui/page-link";
import { PanelButton } from "~/ui/panel-button";

type Props = {
  payments: PaymentView[];
  symbol: string;
  /** The name of the customer. */
  customer: string;
  /** The id of the invoice and the idempotency key of the page's forms. */
  post: { invoice: string; key: string };
};

/** Shows the payments. Undone payments are struck through. */
export function InvoicePayments({ payments, ...rest }: Props) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-base">
        {words.payments}
      </h2>
      <ol>
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} {...rest} />
        ))}
      </ol>
    </section>
  );
}

type PaymentProps = Omit<Props, "payments"> & { payment: PaymentView };

function Payment({ payment, symbol, customer, post }: PaymentProps) {
  const { id, date, by, reference, amount, rounding, atRate, canBeUndone, undoneOn } = payment;
  const money = addCurrencySymbol(symbol, amount);
  const what = { amount: money, date };
  const notes = [
    payment.isFromAccount && words.fromAccount,
    payment.restText,
    reference,
    rounding && fill(words.rounding, { amount: rounding }),
    atRate,
  ].filter(Boolean);
  return (
    <li className="border-b border-line py-3">
      <p className={`flex gap-3 ${undoneOn ? "text-quiet line-through" : ""}`}>
        <span className="flex-1">{date}</span> <Amount symbol={symbol} figure={amount} />
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 text-sm text-quiet">
          <p>{[by, ...notes].join(" · ")}</p>
          {payment.undoneText ? <p>{payment.undoneText}</p> : null}
        </div>
        {undoneOn && !payment.isReleased ? null : (
          <PageLink
            className="button"
            to={payment.receiptUrl}
            aria-label={fill(words.receiptOf, what)}
          >
            {words.receipt}
          </PageLink>
        )}
        {canBeUndone ? (
          <UndoPayment
            id={id}
            label={fill(words.undoPaymentOf, what)}
            text={
              payment.staysOnAccount
                ? fill(words.undoQuestion.textOnAccount, { amount: money, customer })
                : fill(words.undoQuestion.text, what)
            }
            post={post}
          />
        ) : null}
      </div>
    </li>
  );
}

type UndoProps = { id: string; label: string; text: string; post: Props["post"] };

function UndoPayment({ id, label, text, post }: UndoProps) {
  const dialogId = `undo-${id}`;
  return (
    <>
      <PanelButton panelId={dialogId} className="button" aria-label={label}>
        {words.undo}
      </PanelButton>
      <Dialog id={dialogId} title={words.undoQuestion.title} text={text}>
        <PostForm onSubmit={() => closeDialog(dialogId)}>
          <input type="hidden" name="key" value={post.key} />
          <button name="intent" value={formatUndoIntent(id)} className="button button-danger">
            {commonWords.yes}
          </button>
        </PostForm>
      </Dialog>
    </>
  );
}
