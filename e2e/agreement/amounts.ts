import { readFilePages } from "../../upstream/pdf/read-pdf";
import { Fraction } from "../../domain/money/testing/fraction";

type AmountName = "subtotal" | "discount" | "tax" | "total" | "paid" | "balance";

/** What an invoice comes to, in cents. */
export type Amounts = Record<AmountName, bigint>;

/** From amounts as they are shown or stored. */
export function parseAmounts(texts: Record<AmountName, string>): Amounts {
  return {
    subtotal: parseCents(texts.subtotal),
    discount: parseCents(texts.discount),
    tax: parseCents(texts.tax),
    total: parseCents(texts.total),
    paid: parseCents(texts.paid),
    balance: parseCents(texts.balance),
  };
}

/** "1,234.50" and "1234.50" are 123450n; anything else is no amount. */
export function parseCents(text: string): bigint {
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)\.\d\d$/.test(text) || text === "-0.00") {
    throw new RangeError(`not an amount: "${text}"`);
  }
  return Fraction.read(text.replaceAll(",", "")).times(new Fraction(100n)).round();
}

const AMOUNT = "(-?[\\d,]+\\.\\d\\d)(?= )";
/** "RM " or "S$". */
const CURRENCY = "(?:[A-Z]{2,3} |[A-Z]*\\$)";

/** What a PDF says under its lines; `base` is null when it names no equivalent. */
export async function parsePdfAmounts(pdf: Uint8Array) {
  const text = (await readFilePages(pdf)).join("");
  const find = (label: string) => new RegExp(` ${label} ${CURRENCY}?${AMOUNT}`).exec(text)?.[1];
  // A tax with a name has its code beside it.
  const taxRow = new RegExp(` (?:\\((\\S+)\\)|(\\S+) [\\d.]+%) on ${AMOUNT} ${AMOUNT}`, "g");
  const taxes = [...text.matchAll(taxRow)].map(([, beside, alone = "", net = "", tax = ""]) => {
    return { code: beside ?? alone, net: parseCents(net), tax: parseCents(tax) };
  });
  const base = find("Equivalent to");
  const printed = {
    // Without a discount it is the total before tax, which is told once.
    subtotal: find("Subtotal") ?? find("Total before tax") ?? "",
    // What is nothing has no row; what is taken off is printed with a minus.
    discount: withOppositeSign(find("Discount") ?? "0.00"),
    tax: find("Total tax") ?? "0.00",
    total: find("Total") ?? "",
    paid: find("Paid") ?? "0.00",
    balance: find("Still to pay") ?? "",
  };
  const amounts = parseAmounts(printed);
  // A tax alone is its own total.
  const [only, second] = taxes;
  return {
    amounts: only && !second ? { ...amounts, tax: only.tax } : amounts,
    taxes,
    base: base === undefined ? null : parseCents(base),
  };
}

/** The amount taken off by what is shown as added. */
export function withOppositeSign(text: string): string {
  if (text === "0.00") return text;
  return text.startsWith("-") ? text.slice(1) : `-${text}`;
}
