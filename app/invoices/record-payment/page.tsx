import { minorToText } from "../../../domain/money/money";
import { commonWords } from "../../../domain/words/common";
import { moneyWords } from "../../../domain/words/money";
import { recordPaymentWords as words } from "../../../domain/words/record-payment";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findShortForm, ShortForm } from "~/forms/short-form";
import { useShortForm } from "~/forms/use-short-form";
import { ActionBar } from "~/ui/action-bar";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { RequiredHint } from "~/ui/field";
import { PageLink } from "~/ui/page-link";
import { BarrierPage, BarrierNotice } from "../barrier";
import { InvoiceHeading } from "../invoice-heading";
import { MoneyFields } from "../money-fields";
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
        <MoneyFields
          {...{ form, errors, symbol, inCash }}
          choices={loaded}
          isForeign={loaded.isForeign}
          firstDay={loaded.firstDay}
          lastDay={loaded.lastDay}
        >
          <AmountLeft rest={rest} symbol={symbol} name={loaded.name} isAlwaysShown={false} />
        </MoneyFields>
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
