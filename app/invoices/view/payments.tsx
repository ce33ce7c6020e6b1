import { addCurrencySymbol } from "../../../domain/money/with-symbol";
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
        Payments
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
  const what = `${money} of ${date}`;
  const notes = [
    payment.isFromAccount && "From what was on account",
    reference,
    rounding && `Rounding ${rounding}`,
    atRate,
  ].filter(Boolean);
  return (
    <li className="border-b border-line py-2">
      <p className={`flex gap-3 ${undoneOn ? "text-quiet line-through" : ""}`}>
        <span className="flex-1">{date}</span> <Amount symbol={symbol} figure={amount} />
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 text-sm text-quiet">
          <p>{[by, ...notes].join(" · ")}</p>
          {payment.undoneText ? <p>{payment.undoneText}</p> : null}
        </div>
        {undoneOn && !payment.isReleased ? null : (
          <PageLink className="button" to={payment.receiptUrl} aria-label={`Receipt of ${what}`}>
            Receipt
          </PageLink>
        )}
        {canBeUndone ? (
          <UndoPayment
            id={id}
            what={what}
            text={
              payment.staysOnAccount
                ? `${money} will be owed again. The money stays on account for ${customer}.`
                : `${what} will be owed again. The payment stays listed as undone.`
            }
            post={post}
          />
        ) : null}
      </div>
    </li>
  );
}

type UndoProps = { id: string; what: string; text: string; post: Props["post"] };

function UndoPayment({ id, what, text, post }: UndoProps) {
  const dialogId = `undo-${id}`;
  return (
    <>
      <PanelButton panelId={dialogId} className="button" aria-label={`Undo payment of ${what}`}>
        Undo
      </PanelButton>
      <Dialog id={dialogId} title="Undo payment?" text={text}>
        <PostForm onSubmit={() => closeDialog(dialogId)}>
          <input type="hidden" name="key" value={post.key} />
          <button name="intent" value={formatUndoIntent(id)} className="button button-danger">
            Yes
          </button>
        </PostForm>
      </Dialog>
    </>
  );
}
