import { addCurrencySymbol } from "../../../domain/money/with-symbol";
import { Amount } from "~/ui/amount";
import { closeDialog, Dialog } from "~/ui/dialog";
import { PostForm } from "~/ui/post-form";
import { formatUndoIntent } from "./intent";
import type { PaymentView } from "./payment-view.server";
import { invoicePaths } from "../paths";
import { PageLink } from "~/ui/page-link";
import { PanelButton } from "~/ui/panel-button";

type Props = {
  payments: PaymentView[];
  symbol: string;
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

function Payment({ payment, symbol, post }: Omit<Props, "payments"> & { payment: PaymentView }) {
  const { id, date, by, reference, amount, rounding, atRate, canBeUndone, undoneOn } = payment;
  const what = `${addCurrencySymbol(symbol, amount)} of ${date}`;
  const notes = [reference, rounding && `Rounding ${rounding}`, atRate].filter(Boolean);
  return (
    <li className="border-b border-line py-2">
      <p className={`flex gap-3 ${undoneOn ? "text-quiet line-through" : ""}`}>
        <span className="flex-1">{date}</span> <Amount symbol={symbol} figure={amount} />
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 text-sm text-quiet">
          <p>{[by, ...notes].join(" · ")}</p>
          {undoneOn ? <p>Undone on {undoneOn}</p> : null}
        </div>
        {undoneOn ? null : (
          <PageLink
            className="button"
            to={invoicePaths.receipt(post.invoice, id)}
            aria-label={`Receipt of ${what}`}
          >
            Receipt
          </PageLink>
        )}
        {canBeUndone ? <UndoPayment id={id} what={what} post={post} /> : null}
      </div>
    </li>
  );
}

function UndoPayment({ id, what, post }: { id: string; what: string; post: Props["post"] }) {
  const dialogId = `undo-${id}`;
  return (
    <>
      <PanelButton panelId={dialogId} className="button" aria-label={`Undo payment of ${what}`}>
        Undo
      </PanelButton>
      <Dialog
        id={dialogId}
        title="Undo payment?"
        text={`${what} will be owed again. The payment stays listed as undone.`}
      >
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
