import { useActionData, useLoaderData } from "@remix-run/react";
import { formWords } from "../../../domain/words/forms";
import { fill } from "../../../domain/words/message";
import { moneyWords } from "../../../domain/words/money";
import { recordPaymentWords as words } from "../../../domain/words/record-payment";
import { SHORT_FORM_ID, ShortForm } from "~/forms/short-form";
import { useShortForm } from "~/forms/use-short-form";
import { owedPaths } from "~/lib/owed-paths";
import { createBackLink } from "~/shell/back-link";
import type { Screen } from "~/shell/screen";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { RequiredHint, SelectField } from "~/ui/field";
import { BarrierPage } from "../barrier";
import { MoneyFields, PayerHeading } from "../money-fields";
import type { submitCustomerPayment } from "./action.server";
import type { loadCustomerPayment } from "./customer-loader.server";
import { CHANGE_CURRENCY } from "./intent";
import { HiddenAmounts, RecordBar } from "./page";
import { AmountLeft, PaymentShares } from "./shares";
import { useSpread } from "./use-spread";

type LoadedPayment = ReturnType<typeof useLoaderData<typeof loadCustomerPayment>>;

export const customerPaymentScreen: Screen = {
  formFor: (data) =>
    (data as Pick<LoadedPayment, "isCashCustomer">).isCashCustomer ? undefined : SHORT_FORM_ID,
  get title() {
    return words.title;
  },
  back: (place) => createBackLink(owedPaths.customer(place.params.id ?? ""), place),
};

/** Records a payment of a customer for several invoices. */
export function CustomerPaymentPage() {
  const loaded = useLoaderData<typeof loadCustomerPayment>();
  const answer = useActionData<typeof submitCustomerPayment | (() => ConnectionErrorAnswer)>();
  const { isBusy, ...formState } = useShortForm(answer, loaded.form);
  const { form, errors } = formState;
  const { name, currencies } = loaded;
  const findCurrency = (id: string) => currencies.find((currency) => currency.id === id);
  const spread = useSpread({
    form,
    listRoundedMethodIds: (id) => findCurrency(id)?.roundedMethodIds ?? [],
  });
  if (loaded.isCashCustomer) return <CashCustomer customerUrl={loaded.customerUrl} />;
  const { currencyId, rest, inCash } = spread;
  const currency = findCurrency(currencyId);
  const symbol = currency?.symbol ?? "";
  return (
    <ShortForm
      answer={formState}
      labels={moneyWords.labels}
      companyId={loaded.companyId}
      bar={<RecordBar isBusy={isBusy} />}
    >
      {/* The Enter key presses the first button of a form. */}
      <button className="sr-only" tabIndex={-1} aria-hidden="true">
        {words.title}
      </button>
      <PayerHeading name={name} about={currencies.length > 1 ? "" : (currency?.about ?? "")} />
      <RequiredHint />
      <div {...spread.section} className="grid grid-cols-1 gap-4">
        <HiddenAmounts form={spread.form} rest={rest} />
        {currencies.length > 1 ? (
          <CurrencyField
            {...{ currencies, isBusy }}
            currencyId={form.currencyId}
            about={currency?.about ?? ""}
          />
        ) : (
          <input type="hidden" name="currencyId" value={form.currencyId} />
        )}
        <MoneyFields
          {...{ form, errors, symbol, inCash }}
          choices={loaded}
          isForeign={currency?.isForeign ?? false}
          lastDay={loaded.lastDay}
        />
        <PaymentShares
          {...{ form, formNow: spread.form, errors, isBusy, currencyId, rows: loaded.rows }}
        />
        <AmountLeft rest={rest} symbol={symbol} name={name} isAlwaysShown />
      </div>
    </ShortForm>
  );
}

function CashCustomer({ customerUrl }: { customerUrl: string }) {
  const barrier = {
    text: words.cashCustomer.text,
    to: customerUrl,
    link: words.cashCustomer.link,
  };
  return <BarrierPage heading={null} barrier={barrier} />;
}

type CurrencyProps = {
  currencies: { id: string; code: string; owed: string }[];
  /** The currency that is chosen at first. */
  currencyId: string;
  /** What is owed in the currency that is chosen now. */
  about: string;
  isBusy: boolean;
};

/** The currency of the payment. Without script, a button shows the invoices in this currency. */
function CurrencyField({ currencies, currencyId, about, isBusy }: CurrencyProps) {
  return (
    <div className="flex items-end gap-3">
      <SelectField
        label={words.currency}
        name="currencyId"
        hint={about}
        isRequired
        defaultValue={currencyId}
        className="min-w-0 flex-1"
      >
        {currencies.map(({ id, code, owed }) => (
          <option key={id} value={id}>
            {fill(words.currencyOption, { code, amount: owed })}
          </option>
        ))}
      </SelectField>
      <button
        name="intent"
        value={CHANGE_CURRENCY}
        className="button without-script flex-none"
        disabled={isBusy}
      >
        {formWords.update}
      </button>
    </div>
  );
}
