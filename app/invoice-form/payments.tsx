import { useField } from "remix-validated-form";
import { decimal, formatAmount, toMinor } from "../../money/money";
import type { InvoiceForm, PaymentForm } from "~/forms/invoice";
import { intents } from "~/forms/invoice-intent";
import { readTypedAmount } from "~/lib/typed-amount";
import { FieldError } from "~/components/field";
import { Icon } from "~/components/icon";
import { HiddenFields } from "./form-field";

/** Payments are part of a cash invoice; with another term they are kept, and not sent. */
export function Payments({ form, isCash, symbol }: { form: InvoiceForm; isCash: boolean; symbol: string }) {
  return (
    <section id="payments" aria-labelledby="payments-heading" hidden={!isCash && form.payments.length === 0}>
      <h2 id="payments-heading" className="text-base">
        Payments
      </h2>
      <ol className="grid gap-2">
        {form.payments.map((payment, index) => (
          <PaymentLine key={index} index={index} payment={payment} isCash={isCash} symbol={symbol} />
        ))}
      </ol>
      <button name="intent" value={intents.payment(form.payments.length)} className="button mt-3 w-full">
        <Icon name="add" />
        Add payment
      </button>
      {isCash ? null : <p className="mt-1 text-sm text-quiet">Payments are taken with the Cash term.</p>}
    </section>
  );
}

function PaymentLine({ index, payment, isCash, symbol }: { index: number; payment: PaymentForm; isCash: boolean; symbol: string }) {
  const name = `payments[${index}].amount`;
  const { error } = useField(name);
  return (
    <li>
      <HiddenFields prefix={`payments[${index}].`} values={payment} names={["methodId", "methodName", "accountId", "accountName", "amount"]} />
      <div className="flex items-center gap-2">
        <button id={`payments-${index}-amount`} name="intent" value={intents.payment(index)} className="chooser">
          <Icon name="payment" />
          <span className="min-w-0 flex-1">
            {payment.methodName || "Payment"}
            <span className="block text-sm text-quiet">
              {payment.accountName}
              {isCash ? "" : " (not sent)"}
            </span>
          </span>
          <span className="figures">
            <span className="symbol">{symbol}</span> {shown(payment.amount)}
          </span>
        </button>
        <button name="intent" value={intents.removePayment(index)} className="button-icon" aria-label={`Remove payment ${index + 1}`}>
          <Icon name="bin" />
        </button>
      </div>
      <FieldError id={`payments-${index}-amount-error`} error={error} />
    </li>
  );
}

/** What cannot be read is shown as it was typed. */
function shown(typed: string): string {
  const amount = readTypedAmount(typed);
  return amount === null ? typed : formatAmount(toMinor(decimal(amount)));
}
