import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useEffect, useState, type FormEvent } from "react";
import { minorToText } from "../../../../domain/money/money";
import { useShortForm } from "~/forms/use-short-form";
import { readFieldText } from "~/lib/field-text";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";
import { ErrorSummary } from "~/ui/error-summary";
import { toFieldId } from "~/ui/field";
import { PostForm } from "~/ui/post-form";
import type { submitCashSale } from "./action.server";
import { calculateSale } from "./amounts";
import { saleIntents } from "./intent";
import type { loadCashSaleConfirmation } from "./loader.server";
import { PaymentMethods } from "./methods";
import { SaleLine } from "./sale-line";
import type { SaleLineForm } from "./schema";
import { TakeBar } from "./take-bar";
import { useSubmitInPlace } from "./use-submit-in-place";
import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";
import { cashSaleWords as words } from "../../../../domain/words/cash-sale";
import { invoiceFormWords as lineWords } from "../../../../domain/words/invoice-form";

const FORM_ID = "sale";

export const confirmCashSaleScreen: Screen = {
  formFor: () => FORM_ID,
  get title() {
    return words.title;
  },
  back: ({ search }) => ({
    to: paths.cashSale({ chosen: search.getAll("item") }),
    label: words.backToItems,
  }),
};

/** Returns the labels of the fields, for the list of errors. */
function getLabels() {
  return {
    "lines.quantity": lineWords.quantity,
    "lines.unitPrice": lineWords.unitPrice,
    "lines.discount": lineWords.discount,
    "lines.name": lineWords.name,
    "lines.description": lineWords.description,
    cashGiven: words.cashGiven,
  };
}

/** Shows the lines, the payment methods and the button that creates the sale. */
export function ConfirmCashSalePage() {
  const loaded = useLoaderData<typeof loadCashSaleConfirmation>();
  const answer = useActionData<typeof submitCashSale | (() => ConnectionErrorAnswer)>();
  const saleAnswer = hasConnectionError(answer) ? null : answer;
  const { form, errors, fault } = useShortForm(answer, loaded.form);
  const [typed, setTyped] = useState<{ rendered: object; live: typeof form } | null>(null);
  const live = typed?.rendered === form ? typed.live : form;
  const amounts = calculateSale(live.lines, loaded.rules);
  useFocusOnAdded(saleAnswer?.addedIndex ?? null, form);

  const handleInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const posted = new FormData(currentTarget);
    const lines = form.lines.map((line, index) => readLine(posted, line, index));
    const [methodId, cashGiven] = [
      readFieldText(posted, "methodId"),
      readFieldText(posted, "cashGiven"),
    ];
    setTyped({ rendered: form, live: { ...form, lines, methodId, cashGiven } });
  };
  return (
    <PostForm id={FORM_ID} className="sale mx-auto max-w-form" onInput={handleInput} noValidate>
      <input type="hidden" name="company" value={loaded.companyId} />
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="inCash" value={minorToText(amounts.inCash)} />
      <input type="hidden" name="exact" value={minorToText(amounts.total)} />
      {/* The Enter key presses the first submit button of a form. */}
      <button
        name="intent"
        value={saleIntents.update}
        className="sr-only"
        tabIndex={-1}
        aria-hidden
      >
        {words.updateTotal}
      </button>
      <div className="grid grid-cols-1 gap-4 p-4">
        <ErrorSummary errors={errors} labels={getLabels()} fault={fault} />
        <ol>
          {form.lines.map((line, index) => (
            <SaleLine
              key={line.id}
              index={index}
              line={line}
              live={live.lines[index] ?? line}
              errors={errors}
              isRemovable={form.lines.length > 1}
              {...loaded}
            />
          ))}
        </ol>
        <p className="flex flex-wrap gap-3">
          <AddLine count={form.lines.length} canAdd={loaded.accounts.length > 0} />
          <button name="intent" value={saleIntents.update} className="without-script button">
            {words.updateTotal}
          </button>
        </p>
        <PaymentMethods
          {...loaded}
          codes={[saleAnswer?.code, loaded.code]}
          form={form}
          live={live}
          amounts={amounts}
          error={errors.cashGiven}
        />
      </div>
      <TakeBar amounts={amounts} symbol={loaded.symbol} />
    </PostForm>
  );
}

type SaleLineField = keyof SaleLineForm;

/** Returns a line with the values that are in its fields at this moment. */
function readLine(posted: FormData, line: SaleLineForm, index: number): SaleLineForm {
  // `Object.keys` returns `string[]`, not the names of the fields, so the type is asserted.
  const names = Object.keys(line) as SaleLineField[];
  const fields = names.map((name) => [name, readFieldText(posted, `lines[${index}].${name}`)]);
  return { ...line, ...(Object.fromEntries(fields) as SaleLineForm) };
}

function AddLine({ count, canAdd }: { count: number; canAdd: boolean }) {
  const { pathname, search } = useLocation();
  const submitInPlace = useSubmitInPlace();
  if (!canAdd) return null;
  return (
    <button
      name="intent"
      value={saleIntents.addLine}
      className="button"
      // Without JavaScript the browser scrolls to the new line.
      formAction={`${pathname}${search}#${toNameFieldId(count)}`}
      onClick={submitInPlace}
    >
      {words.addLine}
    </button>
  );
}

/**
 * Moves the focus to the name of an added line, once per line. `index` is null when no line was
 * added.
 */
function useFocusOnAdded(index: number | null, form: object): void {
  useEffect(() => {
    if (index !== null) document.getElementById(toNameFieldId(index))?.focus();
  }, [index, form]);
}

function toNameFieldId(index: number): string {
  return toFieldId(`lines[${index}].name`);
}
