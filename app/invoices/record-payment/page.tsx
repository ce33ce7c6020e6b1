import { addCurrencySymbol } from "../../../domain/money/with-symbol";
import { minorToText } from "../../../domain/money/money";
import { commonWords } from "../../../domain/words/common";
import { fill } from "../../../domain/words/message";
import { moneyWords } from "../../../domain/words/money";
import { recordPaymentWords as words } from "../../../domain/words/record-payment";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DayField } from "~/forms/day-field";
import { findShortForm, ShortForm } from "~/forms/short-form";
import { useShortForm } from "~/forms/use-short-form";
import { ActionBar } from "~/ui/action-bar";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { Field, RequiredHint } from "~/ui/field";
import { FIGURE_INPUT } from "~/ui/figure";
import { PageLink } from "~/ui/page-link";
import { BarrierPage, BarrierNotice } from "../barrier";
import { InvoiceHeading } from "../invoice-heading";
import { MoneyWayFields, RateField } from "../money-fields";
import type { submitPaymentForm } from "./action.server";
import type { loadPaymentForm } from "./loader.server";
import { AmountLeft, ShareFacts } from "./shares";
import { useSpread } from "./use-spread";
import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const paymentFormScreen: Screen = {
  formFor: findShortForm,
  get title() {
    return words.title;
  },
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: commonWords.backToInvoice }),
};

export function PaymentFormPage() {
  const loaded = useLoaderData<typeof loadPaymentForm>();
  const answer = useActionData<typeof submitPaymentForm | (() => ConnectionErrorAnswer)>();
  const { isBusy, ...formState } = useShortForm(answer, loaded.form);
  const { form, errors } = formState;
  const { symbol, barrier, heading } = loaded;
  const spread = useSpread({ form, listRoundedMethodIds: () => loaded.roundedMethodIds });
  if (barrier && !answer) return <BarrierPage heading={heading} barrier={barrier} />;
  const canGoOnAccount = form.shares.length > 0;
  const rest = canGoOnAccount ? spread.rest : BigInt(0);
  const inCash = canGoOnAccount ? spread.inCash : loaded.inCash;
  return (
    <ShortForm
      answer={formState}
      labels={moneyWords.labels}
      companyId={loaded.companyId}
      bar={<RecordBar isBusy={isBusy} />}
    >
      <BarrierNotice barrier={barrier} />
      <InvoiceHeading {...heading} />
      {loaded.severalUrl ? (
        <p>
          <PageLink className="link inline-block py-3" to={loaded.severalUrl}>
            {words.paysOthersToo}
          </PageLink>
        </p>
      ) : null}
      <RequiredHint />
      <div {...spread.section} className="grid grid-cols-1 gap-4">
        {spread.form.shares.map((share, index) => (
          <ShareFacts key={share.invoiceId} share={share} index={index} withAmount />
        ))}
        <HiddenAmounts form={spread.form} rest={rest} />
        <input type="hidden" name="currencyId" value={form.currencyId} />
        <AmountField {...{ symbol, amount: form.amount, error: errors.amount, inCash }} />
        <AmountLeft rest={rest} symbol={symbol} name={loaded.name} isAlwaysShown={false} />
        <DayField
          label={moneyWords.labels.date}
          name="date"
          defaultValue={form.date}
          error={errors.date}
          min={loaded.firstDay}
          max={loaded.lastDay}
        />
        <MoneyWayFields form={form} errors={errors} choices={loaded} />
        <RateField rate={form.rate} error={errors.rate} isForeign={loaded.isForeign} />
      </div>
    </ShortForm>
  );
}

/** The button that records the payment. */
export function RecordBar({ isBusy }: { isBusy: boolean }) {
  return (
    <ActionBar>
      <button className="button button-main w-full" disabled={isBusy}>
        {words.title}
      </button>
    </ActionBar>
  );
}

/** The hidden fields with the amount that was filled in, and what the page says goes on account. */
export function HiddenAmounts({ form, rest }: { form: { filledAmount: string }; rest: bigint }) {
  return (
    <>
      <input type="hidden" name="filledAmount" value={form.filledAmount} />
      <input type="hidden" name="shownRest" value={rest > BigInt(0) ? minorToText(rest) : ""} />
    </>
  );
}

type AmountFieldProps = {
  symbol: string;
  amount: string;
  error: string | undefined;
  /** The rounded amount for a payment in cash; null when rounding changes nothing. */
  inCash: { amount: string; rounding: string } | null;
};

export function AmountField({ symbol, amount, error, inCash }: AmountFieldProps) {
  return (
    <Field
      label={fill(moneyWords.amountIn, { symbol })}
      name="amount"
      isRequired
      defaultValue={amount}
      error={error}
      {...FIGURE_INPUT}
      hint={
        inCash
          ? fill(moneyWords.allInCash, {
              amount: addCurrencySymbol(symbol, inCash.amount),
              rounding: inCash.rounding,
            })
          : undefined
      }
    />
  );
}
