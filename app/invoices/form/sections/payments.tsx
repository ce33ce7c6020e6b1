import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";
import { fill } from "../../../../domain/words/message";
import { formatAmount } from "../../../../domain/money/money";
import { toShownName } from "../../../../domain/given-names";
import type { InvoiceForm, PaymentForm } from "~/invoices/schema";
import { isPaymentCounted, toPaymentAmount, type FormAmounts } from "~/invoices/amounts";
import { toUndoDialogId } from "./dialogs";
import { intents } from "../intent";
import { parseAmount } from "../../../../domain/money/typed-amount";
import { Amount } from "~/ui/amount";
import { FieldError } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { HiddenFields } from "~/forms/form-field";
import { ConfirmDialogs } from "~/forms/questions";
import { useFieldError } from "~/forms/long-form";
import { PageLink } from "~/ui/page-link";
import { PanelButton } from "~/ui/panel-button";
import { Sentence } from "~/ui/sentence";

const POSTED_FIELDS: (keyof PaymentForm)[] = [
  "storedId",
  "isRemoved",
  "methodId",
  "methodName",
  "accountId",
  "accountName",
  "amount",
  "recordedOn",
];

/**
 * Shows the payments. New payments are saved with the invoice when the term is a cash term; with
 * another term they only stay in the draft. The recorded payments of an issued invoice can be
 * undone, but not changed.
 */
export function Payments({
  form,
  isCash,
  isFutureInvoice,
  symbol,
  amounts: { rounding },
  paymentsUrl,
}: {
  form: InvoiceForm;
  isCash: boolean;
  /** True when the invoice date is after today. */
  isFutureInvoice: boolean;
  symbol: string;
  amounts: FormAmounts;
  /** The address of the page that records later payments; empty when that is not possible. */
  paymentsUrl: string;
}) {
  return (
    <section
      id="payments"
      aria-labelledby="payments-heading"
      hidden={!isCash && !paymentsUrl && form.payments.length === 0}
      tabIndex={-1}
    >
      <h2 id="payments-heading" className="text-base">
        {words.payments}
      </h2>
      <ol className="grid gap-2">
        {form.payments.map((payment, index) => (
          <li key={index}>
            <HiddenFields prefix={`payments[${index}].`} values={payment} names={POSTED_FIELDS} />
            {payment.recordedOn ? (
              <RecordedPayment payment={payment} symbol={symbol} />
            ) : payment.isRemoved ? (
              <RemovedPayment payment={payment} symbol={symbol} />
            ) : (
              <PaymentLine
                index={index}
                payment={payment}
                isCounted={isPaymentCounted(payment, isCash)}
                symbol={symbol}
              />
            )}
          </li>
        ))}
      </ol>
      {rounding === BigInt(0) ? null : (
        <p className="py-2 text-sm text-quiet">
          {words.cashRounding} <Amount symbol={symbol} figure={formatAmount(rounding)} />
        </p>
      )}
      {isCash && isFutureInvoice ? (
        <p className="mt-1 text-sm text-quiet">{words.noPaymentAfterToday}</p>
      ) : isCash ? (
        <button
          name="intent"
          value={intents.payment(form.payments.length)}
          className="button mt-3 w-full"
        >
          <Icon name="add" />
          {words.addPayment}
        </button>
      ) : (
        <p className="mt-1 text-sm text-quiet">
          {paymentsUrl ? (
            <PageLink className="link inline-block py-3" to={paymentsUrl}>
              {words.recordPayment}
            </PageLink>
          ) : (
            words.onlyWithCash
          )}
        </p>
      )}
    </section>
  );
}

function PaymentLine({
  index,
  payment,
  isCounted,
  symbol,
}: {
  index: number;
  payment: PaymentForm;
  /** False when the payment only stays in the draft. */
  isCounted: boolean;
  symbol: string;
}) {
  const error = useFieldError(`payments[${index}].amount`);
  const accountName = toShownName(payment.accountName);
  return (
    <>
      <div className="flex items-stretch gap-2">
        <button
          id={`payments-${index}-amount`}
          name="intent"
          value={intents.payment(index)}
          className="chooser mt-0"
        >
          <Icon name="payment" />
          <span className="min-w-0 flex-1">
            {toShownName(payment.methodName) || words.payment}
            <span className="block text-sm text-quiet">
              {isCounted ? accountName : fill(words.notSent, { account: accountName })}
            </span>
          </span>
          <Amount symbol={symbol} figure={formatPayment(payment.amount)} />
        </button>
        <button
          name="intent"
          value={intents.removePayment(index)}
          className="button-icon"
          aria-label={fill(words.removePayment, { number: index + 1 })}
        >
          <Icon name="bin" />
        </button>
      </div>
      <FieldError id={`payments-${index}-amount-error`} error={error} />
    </>
  );
}

function RecordedPayment({ payment, symbol }: { payment: PaymentForm; symbol: string }) {
  const { storedId, methodName, accountName, recordedOn } = payment;
  const figure = formatPayment(payment.amount);
  const amount = `${symbol} ${figure}`;
  return (
    <div className="flex flex-wrap items-center gap-3 py-2">
      <p className="min-w-0 flex-1">
        {toShownName(methodName)}
        <span className="block text-sm text-quiet">
          {[toShownName(accountName), recordedOn].filter(Boolean).join(" · ")}
        </span>
      </p>
      <Amount symbol={symbol} figure={figure} />
      <PanelButton
        panelId={toUndoDialogId(storedId)}
        className="button"
        aria-label={fill(words.undoPaymentOf, { amount, date: recordedOn })}
      >
        {words.undo}
      </PanelButton>
      <ConfirmDialogs
        questions={[
          {
            id: toUndoDialogId(storedId),
            intent: intents.undoPayment(storedId),
            title: words.undoQuestion.title,
            text: fill(words.undoQuestion.text, { amount, date: recordedOn }),
            isDestructive: true,
          },
        ]}
      />
    </div>
  );
}

function RemovedPayment({ payment, symbol }: { payment: PaymentForm; symbol: string }) {
  return (
    <p className="py-2 text-sm text-quiet">
      <Sentence
        text={words.removedOnSave}
        values={{
          method: toShownName(payment.methodName),
          amount: <Amount symbol={symbol} figure={formatPayment(payment.amount)} />,
        }}
      />
    </p>
  );
}

/** Returns the formatted amount; the typed text when it cannot be parsed. */
function formatPayment(typed: string): string {
  return parseAmount(typed) === null ? typed : formatAmount(toPaymentAmount(typed));
}
