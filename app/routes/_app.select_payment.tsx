import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { minorToText } from "../../money/money";
import {
  selectForDraft,
  requirePayment,
  withPayment,
} from "~/invoices/choosers/draft-selection.server";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, FieldError, RequiredHint, RequiredSign } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { PostForm } from "~/ui/post-form";
import { backToForm } from "~/invoices/choosers/back-to-form";
import { HeaderButton } from "~/ui/shell/header-button";
import type { Screen } from "~/ui/shell/screen";
import { titled } from "~/ui/title";
import { calculateForm } from "~/invoices/amounts";
import { paymentFields } from "~/invoices/choosers/payment-schema";
import { checkFields } from "~/forms/validate.server";
import { fieldText } from "~/lib/field-text";
import { readInvoiceLists } from "~/models/invoices/choices.server";
import { AskToLeave } from "~/forms/ask-to-leave";
import { paths } from "~/paths";
import { withPost, withSession } from "~/server/session/guards.server";
import { toRules } from "~/invoices/rules.server";

export const meta = titled("Select Payment");

const FORM = "payment";

const LABELS = { methodId: "Payment method", accountId: "Deposit to" };

export const handle: Screen = {
  title: "Select Payment",
  back: (at) => backToForm(at, "payments"),
  actions: () => (
    <HeaderButton form={FORM} intent="done" icon="tick">
      Done
    </HeaderButton>
  ),
};

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    const { name, draft, place, payment } = await requirePayment(session, request);
    const lists = await readInvoiceLists(session, name);
    const { balance } = calculateForm(draft.form, toRules(lists));
    const isNew = place.payment === draft.form.payments.length;
    return {
      payment: isNew && balance > 0 ? { ...payment, amount: minorToText(balance) } : payment,
      symbol: lists.currencies.find(({ id }) => id === draft.form.currencyId)?.symbol ?? "",
    };
  });
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, async ({ session, form: posted }) => {
    const { name, draft, place, payment } = await requirePayment(session, request);
    const amount = fieldText(posted, "amount").slice(0, 40);
    const keep = (to: string) =>
      selectForDraft(session, {
        request,
        name,
        draft,
        posted,
        change: (form) => withPayment(form, place.payment, { amount }),
        to,
      });
    switch (posted.get("intent")) {
      case "method":
        return keep(paths.method(place));
      case "account":
        return keep(paths.account(place));
      case "done": {
        const fieldErrors = checkFields(paymentFields, { ...payment, amount });
        return fieldErrors
          ? data({ amount, fieldErrors }, 422)
          : keep(paths.invoiceForm({ draft: name, at: "payments" }));
      }
      default:
        throw redirect(paths.selectPayment(place));
    }
  });
}

export default function SelectPayment() {
  const { payment, symbol } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const errors: Record<string, string> = refusal?.fieldErrors ?? {};
  return (
    <PostForm id={FORM} className="mx-auto max-w-form">
      <AskToLeave formId={FORM} />
      <div className="grid gap-4 p-4">
        <RequiredHint />
        <ErrorSummary errors={errors} labels={LABELS} fault={null} />
        <Choice
          label={LABELS.methodId}
          intent="method"
          id="methodId"
          value={payment.methodName}
          error={errors.methodId}
        />
        <Choice
          label={LABELS.accountId}
          intent="account"
          id="accountId"
          value={payment.accountName}
          error={errors.accountId}
        />
        <Field
          label={`Amount (${symbol})`}
          name="amount"
          isRequired
          defaultValue={refusal?.amount ?? payment.amount}
          error={errors.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          enterKeyHint="done"
        />
        {/* Text browsers know no button that stands outside its form, as the header's does. */}
        <button name="intent" value="done" className="sr-only" tabIndex={-1} aria-hidden="true">
          Done
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
          <span className="sr-only">{label}: </span>
          {value || "Choose"}
        </span>
        <Icon name="next" size={16} />
      </button>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
