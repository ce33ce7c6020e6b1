import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import {
  formatAmount,
  formatMoney,
  minorToText,
  parseDecimal,
  toMinor,
} from "../../../../money/money";
import { CONNECTION_ERROR } from "~/lib/fault-messages";
import { ActionBar } from "~/ui/action-bar";
import { Amount } from "~/ui/amount";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { PostForm } from "~/ui/post-form";
import type { actOnCashSale } from "./act.server";
import { calculateSale } from "./amounts";
import type { loadSaleQuestion } from "./load.server";
import type { SoldLineForm } from "./schema";

const LABELS = { "lines.quantity": "Quantity" };

/** The one question of a cash sale, with how many of each. */
export function ConfirmCashSalePage() {
  const loaded = useLoaderData<typeof loadSaleQuestion>();
  const answer = useActionData<typeof actOnCashSale | (() => ConnectionErrorAnswer)>();
  const isUnsent = hasConnectionError(answer);
  const given = isUnsent || !answer ? loaded : answer;
  const errors: Record<string, string> = isUnsent || !answer ? {} : answer.errors;
  const fault = isUnsent ? CONNECTION_ERROR : (answer?.fault ?? null);
  const [typed, setTyped] = useState<{ over: SoldLineForm[]; quantities: string[] } | null>(null);
  const quantities = typed?.over === given.lines ? typed.quantities : [];
  const lines = given.lines.map((line, index) => ({
    ...line,
    quantity: quantities[index] ?? line.quantity,
  }));
  const { paid, rounding, tax } = calculateSale(lines, loaded.rules);

  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const posted = new FormData(currentTarget);
    setTyped({
      over: given.lines,
      quantities: given.lines.map((_, index) => {
        const quantity = posted.get(`lines[${index}].quantity`);
        return typeof quantity === "string" ? quantity : "";
      }),
    });
  };
  return (
    <PostForm className="mx-auto max-w-form" onInput={follow} noValidate>
      <input type="hidden" name="company" value={loaded.companyId} />
      <input type="hidden" name="key" value={given.key} />
      <input type="hidden" name="total" value={minorToText(paid)} />
      <div className="grid grid-cols-1 gap-4 p-4">
        <ErrorSummary errors={errors} labels={LABELS} fault={fault} />
        <ol>
          {given.lines.map((line, index) => (
            <SaleLine
              key={line.productId}
              line={line}
              name={`lines[${index}]`}
              symbol={loaded.symbol}
              error={errors[`lines[${index}].quantity`]}
            />
          ))}
        </ol>
        <button name="intent" value="count" className="without-script button">
          Update total
        </button>
      </div>
      <ActionBar>
        <div className="w-full">
          <h2 className="text-lg">
            Cash sale of{" "}
            <span className="inline-block max-w-full break-words">
              {formatMoney(loaded.symbol, paid)}?
            </span>
          </h2>
          <p className="text-sm text-quiet">
            {[
              tax ? `Tax ${formatAmount(tax)} included` : "",
              rounding ? `rounded by ${formatAmount(rounding)}` : "",
            ]
              .filter(Boolean)
              .join(", ")}
          </p>
          <Yes />
        </div>
      </ActionBar>
    </PostForm>
  );
}

type LineProps = { line: SoldLineForm; name: string; symbol: string; error: string | undefined };

function SaleLine({ line, name, symbol, error }: LineProps) {
  return (
    <li className="flex gap-3 border-b border-line py-3">
      {(["productId", "name", "unitPrice", "taxCodeId"] as const).map((field) => (
        <input key={field} type="hidden" name={`${name}.${field}`} value={line[field]} />
      ))}
      {/* Beside the field, whose label is above it. */}
      <p className="min-w-0 flex-1 break-words pt-6">
        <span className="block font-medium">{line.name}</span>
        <Amount symbol={symbol} figure={priceOf(line)} />
      </p>
      <Field
        label="Quantity"
        aria-label={`Quantity of ${line.name}`}
        name={`${name}.quantity`}
        defaultValue={line.quantity}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        className="w-[104px] flex-none"
      />
    </li>
  );
}

/** As it is read; the server asks about nothing that it could not read itself. */
function priceOf({ unitPrice }: SoldLineForm): string {
  const price = parseDecimal(unitPrice);
  return price ? formatAmount(toMinor(price)) : unitPrice;
}

function Yes() {
  const { state } = useNavigation();
  return (
    <button
      name="intent"
      value="sell"
      className="button button-main mt-3 w-full"
      disabled={state === "submitting"}
    >
      Yes
    </button>
  );
}
