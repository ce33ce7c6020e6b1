import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { formatAmount, parseDecimal, toMinor } from "../../../../domain/money/money";
import { parseAmount, formatPercent } from "../../../../domain/money/typed-amount";
import { Amount } from "~/ui/amount";
import { Field, SelectField, TextAreaField } from "~/ui/field";
import { FIGURE_INPUT } from "~/ui/figure";
import { GroupOptions } from "~/ui/group-options";
import { Icon } from "~/ui/icon";
import { saleIntents } from "./intent";
import type { CashSaleConfirmation } from "./loader.server";
import type { SaleLineForm } from "./schema";
import { useSubmitInPlace } from "./use-submit-in-place";
import { cashSaleWords as words } from "../../../../domain/words/cash-sale";
import { invoiceFormWords as lineWords } from "../../../../domain/words/invoice-form";
import { fill } from "../../../../domain/words/message";

type Props = Pick<CashSaleConfirmation, "accounts" | "taxCodes" | "taxOffer" | "symbol"> & {
  /** The index of the line, from 0. */
  index: number;
  /** The line as the server last rendered it. */
  line: SaleLineForm;
  /** The line with the values that are in the fields at this moment. */
  live: SaleLineForm;
  errors: Record<string, string>;
  /** True when the form has another line. */
  isRemovable: boolean;
};

/** `prefix` is the start of the line's field names; `lineName` names the line in labels. */
type LineNames = { prefix: string; lineName: string };

/**
 * Shows a line with an item, or a line whose name the user types. Rarely used fields are inside a
 * closed `details` element.
 */
export function SaleLine({ index, ...props }: Props) {
  const { line, errors, isRemovable } = props;
  const prefix = `lines[${index}].`;
  const lineName = line.name || fill(words.lineNumber, { number: index + 1 });
  const submitInPlace = useSubmitInPlace();
  // Only a line without an item has an account.
  const isTyped = line.accountId !== "";
  const foldedFields = isTyped
    ? ["discount", "description"]
    : ["unitPrice", "discount", "description"];
  const hasError = foldedFields.some((field) => errors[prefix + field] !== undefined);
  const isFilled = line.discount.trim() !== "" || line.description.trim() !== "";
  return (
    <li className="border-b border-line py-3">
      {(["id", "productId"] as const).map((field) => (
        <input key={field} type="hidden" name={prefix + field} value={line[field]} />
      ))}
      {isTyped ? (
        <TypedLine {...props} prefix={prefix} lineName={lineName} />
      ) : (
        <ItemLine {...props} prefix={prefix} lineName={lineName} />
      )}
      <details open={hasError || isFilled} className="sale-more">
        <summary className="link inline-flex min-h-11 items-center gap-1 text-sm">
          {isTyped ? words.discountAndDescription : words.priceAndMore}
          <Icon name="down" size={16} />
        </summary>
        <div className="grid grid-cols-2 items-start gap-3 pb-2">
          {isTyped ? null : <Price {...props} prefix={prefix} lineName={lineName} />}
          <Field
            label={lineWords.discountPercent}
            aria-label={fill(lineWords.discountOf, { item: lineName })}
            name={`${prefix}discount`}
            defaultValue={formatPercent(line.discount)}
            error={errors[`${prefix}discount`]}
            placeholder="0%"
            {...FIGURE_INPUT}
          />
          {isTyped ? null : <TaxCode {...props} prefix={prefix} lineName={lineName} />}
          {isTyped ? <Account {...props} prefix={prefix} lineName={lineName} /> : null}
          <div className="col-span-2">
            <TextAreaField
              label={lineWords.description}
              aria-label={fill(lineWords.descriptionOf, { item: lineName })}
              name={`${prefix}description`}
              rows={2}
              defaultValue={line.description}
              error={errors[`${prefix}description`]}
              maxLength={INVOICE_LIMITS.lineDescription}
            />
          </div>
          {isRemovable ? (
            <button
              name="intent"
              value={saleIntents.removeLine(line.id)}
              className="button button-plain col-span-2 justify-self-start text-sm"
              aria-label={fill(lineWords.removeItem, { item: lineName })}
              onClick={submitInPlace}
            >
              <Icon name="bin" size={16} />
              {lineWords.remove}
            </button>
          ) : null}
        </div>
      </details>
    </li>
  );
}

type LinePartProps = Omit<Props, "index" | "isRemovable"> & LineNames;

function ItemLine(part: LinePartProps) {
  const { line, live, symbol, prefix } = part;
  return (
    <div className="flex gap-3">
      <input type="hidden" name={`${prefix}accountId`} value="" />
      <input type="hidden" name={`${prefix}name`} value={line.name} />
      {/* The padding aligns the name with the input of the quantity, which has a label above
          it. */}
      <p className="min-w-0 flex-1 break-words pt-6">
        <span className="block font-medium">{line.name}</span>
        <Amount symbol={symbol} figure={formatLinePrice(live)} />
        {live.discount.trim() ? (
          <span className="text-sm text-quiet">
            {" "}
            {fill(words.percentOff, { percent: formatPercent(live.discount) })}
          </span>
        ) : null}
      </p>
      <Quantity {...part} className="w-[104px] flex-none" />
    </div>
  );
}

function TypedLine(part: LinePartProps) {
  const { line, errors, prefix, lineName } = part;
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Field
        label={lineWords.name}
        aria-label={fill(lineWords.nameOf, { item: lineName })}
        name={`${prefix}name`}
        className="col-span-2"
        isRequired
        defaultValue={line.name}
        error={errors[`${prefix}name`]}
        autoComplete="off"
        maxLength={INVOICE_LIMITS.lineName}
      />
      <Price {...part} />
      <Quantity {...part} />
      <TaxCode {...part} className="col-span-2" />
    </div>
  );
}

function Price({ line, symbol, errors, prefix, lineName }: LinePartProps) {
  return (
    <Field
      label={fill(words.unitPriceIn, { symbol })}
      aria-label={fill(words.unitPriceOf, { item: lineName, symbol })}
      name={`${prefix}unitPrice`}
      isRequired
      defaultValue={line.unitPrice}
      error={errors[`${prefix}unitPrice`]}
      {...FIGURE_INPUT}
    />
  );
}

function Quantity({
  line,
  errors,
  prefix,
  lineName,
  className,
}: LinePartProps & { className?: string }) {
  return (
    <Field
      label={lineWords.quantity}
      aria-label={fill(lineWords.quantityOf, { item: lineName })}
      name={`${prefix}quantity`}
      defaultValue={line.quantity}
      error={errors[`${prefix}quantity`]}
      className={className}
      {...FIGURE_INPUT}
    />
  );
}

/**
 * Shows all tax codes when forms offer tax codes. Otherwise shows only the tax code that the line
 * has, and nothing for a line without one.
 */
function TaxCode({
  line,
  taxCodes,
  taxOffer,
  prefix,
  lineName,
  className,
}: LinePartProps & ClassName) {
  const options = taxOffer.isOffered
    ? taxCodes
    : taxCodes.filter(({ id }) => id === line.taxCodeId);
  if (options.length === 0)
    return <input type="hidden" name={`${prefix}taxCodeId`} value={line.taxCodeId} />;
  return (
    <SelectField
      label={lineWords.taxCode}
      aria-label={fill(words.taxCodeOf, { item: lineName })}
      name={`${prefix}taxCodeId`}
      defaultValue={line.taxCodeId}
      className={className}
    >
      <option value="">{lineWords.noTax}</option>
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

type ClassName = { className?: string };

function Account({ line, accounts, prefix, lineName }: LinePartProps) {
  const isOnly = accounts.flatMap(({ items }) => items).length < 2;
  if (isOnly) return <input type="hidden" name={`${prefix}accountId`} value={line.accountId} />;
  return (
    <SelectField
      label={words.incomeAccount}
      aria-label={fill(words.incomeAccountOf, { item: lineName })}
      name={`${prefix}accountId`}
      defaultValue={line.accountId}
    >
      <GroupOptions groups={accounts} />
    </SelectField>
  );
}

/** Returns the formatted price; the typed text when it cannot be parsed. */
function formatLinePrice({ unitPrice }: SaleLineForm): string {
  const price = parseDecimal(parseAmount(unitPrice) ?? "");
  return price ? formatAmount(toMinor(price)) : unitPrice;
}
