import { toShownName } from "../../../../domain/given-names";
import { commonWords } from "../../../../domain/words/common";
import { chooserWords as words } from "../../../../domain/words/choosers";
import { fill } from "../../../../domain/words/message";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ConfirmLeave } from "~/forms/confirm-leave";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, FieldError, RequiredHint, RequiredSign } from "~/ui/field";
import { FIGURE_INPUT } from "~/ui/figure";
import { Icon } from "~/ui/icon";
import { PostForm } from "~/ui/post-form";
import type { submitPaymentChooser } from "./action.server";
import type { loadPaymentChooser } from "./loader.server";
import { HeaderButton } from "~/shell/header-button";
import type { Screen } from "~/shell/screen";
import { createFormBackLink } from "../back-to-form";

const FORM_ID = "payment";

export const paymentChooserScreen: Screen = {
  formFor: () => FORM_ID,
  get title() {
    return words.selectPayment;
  },
  back: (place) => createFormBackLink(place, "payments"),
  actions: () => (
    <HeaderButton form={FORM_ID} intent="done" icon="tick">
      {commonWords.done}
    </HeaderButton>
  ),
};

export function PaymentChooserPage() {
  const { payment, symbol } = useLoaderData<typeof loadPaymentChooser>();
  const answer = useActionData<typeof submitPaymentChooser>();
  const errors: Record<string, string> = answer?.fieldErrors ?? {};
  const labels = { methodId: words.method, accountId: words.account };
  return (
    <PostForm id={FORM_ID} className="mx-auto max-w-form">
      <ConfirmLeave formId={FORM_ID} />
      <div className="grid gap-4 p-4">
        <RequiredHint />
        <ErrorSummary errors={errors} labels={labels} fault={null} />
        <Choice
          label={labels.methodId}
          intent="method"
          id="methodId"
          value={toShownName(payment.methodName)}
          error={errors.methodId}
        />
        <Choice
          label={labels.accountId}
          intent="account"
          id="accountId"
          value={toShownName(payment.accountName)}
          error={errors.accountId}
        />
        <Field
          label={fill(words.amountIn, { symbol })}
          name="amount"
          isRequired
          defaultValue={answer?.amount ?? payment.amount}
          error={errors.amount}
          {...FIGURE_INPUT}
          enterKeyHint="done"
        />
        {/* Text browsers need this button: they ignore the Done button of the header, because
            it is outside the form. */}
        <button name="intent" value="done" className="sr-only" tabIndex={-1} aria-hidden="true">
          {commonWords.done}
        </button>
      </div>
    </PostForm>
  );
}

function Choice({
  label,
  intent,
  id,
  value,
  error,
}: {
  label: string;
  intent: string;
  id: string;
  value: string;
  error: string | undefined;
}) {
  return (
    <div>
      <span className="label" id={`${id}-label`}>
        {label}
        <RequiredSign />
      </span>
      <button
        id={id}
        name="intent"
        value={intent}
        className="chooser"
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <span className="min-w-0 flex-1">
          <span className="sr-only">{fill(words.choiceOf, { label })}</span>
          {value || commonWords.choose}
        </span>
        <Icon name="next" size={16} />
      </button>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
