import * as z from "zod";
import { itemWords as words } from "../../domain/words/items";
import { fill } from "../../domain/words/message";
import { formatAmount, MAX_AMOUNT, parseDecimal, toMinor } from "../../domain/money/money";
import { mapRows, listKeys } from "../../domain/field-table";
import { ITEM_LIMITS } from "../../domain/limits/items";
import { parseAmount, describeUnreadableAmount } from "../../domain/money/typed-amount";
import {
  isSectionOn,
  ITEM_FIELDS,
  ITEM_SWITCHES,
  type ItemField,
  type ItemFieldKind,
} from "~/models/products/fields";
import {
  findTooLongFields,
  headerText,
  typedText,
  withSaveChecks,
  type FieldMessage,
} from "~/forms/checks";
import { fieldWords } from "../../domain/words/fields";

/** The form of an item, as typed. */
export const itemForm = z.object({
  /** The idempotency key of the API call that saves this form. */
  key: headerText,
  /** The etag: the stored item's `updated_at`. Empty for a new item. */
  version: headerText,
  ...mapRows(ITEM_SWITCHES, () => typedText),
  ...mapRows(ITEM_FIELDS, () => typedText),
});

export type ItemForm = z.output<typeof itemForm>;

/**
 * The schema of the form with the checks that must pass before saving. Sections that are switched off
 * are not checked.
 */
export const checkedItemForm = withSaveChecks(itemForm, (form) =>
  listKeys(ITEM_FIELDS).flatMap((name) =>
    isSectionOn(form, ITEM_FIELDS[name].section) ? findErrors(form, name) : [],
  ),
);

function findErrors(form: ItemForm, name: ItemField): FieldMessage[] {
  const row = ITEM_FIELDS[name];
  if (form[name].trim() === "") return row.isRequired ? [[[name], fieldWords.compulsory]] : [];
  if (row.kind === "text" || row.kind === "lines")
    return findTooLongFields(form, { [name]: ITEM_LIMITS[row.wire] });
  const error = VALUE_CHECKS[row.kind]?.(form[name]);
  return error ? [[[name], error]] : [];
}

/** Returns null when the price is valid. */
function findPriceError(text: string): string | null {
  const price = parseDecimal(parseAmount(text) ?? "");
  if (!price) return describeUnreadableAmount(text, words.priceNotNumber);
  if (price.units < 0) return words.priceBelowZero;
  return toMinor(price) > MAX_AMOUNT
    ? fill(words.priceAbove, { max: formatAmount(MAX_AMOUNT) })
    : null;
}

const VALUE_CHECKS: Partial<Record<ItemFieldKind, (text: string) => string | null>> = {
  price: findPriceError,
  quantity: (text) =>
    parseAmount(text) === null ? describeUnreadableAmount(text, words.stockNotNumber) : null,
};
