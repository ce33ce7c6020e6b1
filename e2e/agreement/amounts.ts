import { readFilePages } from "../../upstream/pdf/read-pdf";
import { ExactFraction } from "../../domain/money/testing/fraction";

/**
 * The amounts at the end of an invoice; the wire's `balance` is the amount that is still unpaid.
 */
type AmountName = "subtotal" | "discount" | "tax" | "total" | "paid" | "balance";

/** The amounts of an invoice, in cents. */
export type Amounts = Record<AmountName, bigint>;

/** Parses displayed or stored amounts, all but the paid amount; throws for invalid text. */
export function requireAmounts(
  texts: Record<Exclude<AmountName, "paid">, string>,
): Omit<Amounts, "paid"> {
  return {
    subtotal: requireCents(texts.subtotal),
    discount: requireCents(texts.discount),
    tax: requireCents(texts.tax),
    total: requireCents(texts.total),
    balance: requireCents(texts.balance),
  };
}

/** Parses an amount into cents, such as "1,234.50"; throws for any other text. */
export function requireCents(text: string): bigint {
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)\.\d\d$/.test(text) || text === "-0.00") {
    throw new RangeError(`This is no amount: "${text}".`);
  }
  return ExactFraction.parse(text.replaceAll(",", "")).times(new ExactFraction(100n)).round();
}

const AMOUNT = "(-?[\\d,]+\\.\\d\\d)(?= )";
/** The currency before an amount, such as "RM " or "S$". */
const CURRENCY = "(?:[A-Z]{2,3} |[A-Z]*\\$)";

/**
 * Returns the amounts below the lines of a PDF. `baseTotal` is the total in the company's own
 * currency, null when the PDF does not show it.
 */
export async function extractPdfAmounts(pdf: Uint8Array) {
  const text = (await readFilePages(pdf)).join("");
  const findAmount = (label: string) =>
    new RegExp(` ${label} ${CURRENCY}?${AMOUNT}`).exec(text)?.[1];
  // A tax with a name is printed with its code in brackets, a tax without one by its code alone.
  const taxRow = new RegExp(` (?:\\((\\S+)\\)|(\\S+) [\\d.]+%) on ${AMOUNT} ${AMOUNT}`, "g");
  const taxes = [...text.matchAll(taxRow)].map(
    ([, printedCode, codeOnly = "", net = "", tax = ""]) => {
      return { code: printedCode ?? codeOnly, net: requireCents(net), tax: requireCents(tax) };
    },
  );
  const baseTotal = findAmount("Equivalent to");
  const printed = {
    // Without a discount the subtotal equals the total before tax, which is printed once.
    subtotal: findAmount("Subtotal") ?? findAmount("Total before tax") ?? "",
    // A discount or tax of zero has no row; a discount is printed with a minus sign.
    discount: negateAmount(findAmount("Discount") ?? "0.00"),
    tax: findAmount("Total tax") ?? "0.00",
    total: findAmount("Total") ?? "",
    balance: findAmount("Still to pay") ?? "",
  };
  const amounts = {
    ...requireAmounts(printed),
    paid: requireCents(findAmount("Paid") ?? "0.00"),
  };
  // A single tax has no row for the total tax.
  const [only, second] = taxes;
  return {
    amounts: only && !second ? { ...amounts, tax: only.tax } : amounts,
    taxes,
    baseTotal: baseTotal === undefined ? null : requireCents(baseTotal),
  };
}

/** Returns the amount with the opposite sign. */
export function negateAmount(text: string): string {
  if (text === "0.00") return text;
  return text.startsWith("-") ? text.slice(1) : `-${text}`;
}
