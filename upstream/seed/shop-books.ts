import { getMonthStart } from "../../domain/calendar/date-arithmetic";
import { addDays, NO_DATE } from "../../domain/calendar/days";
import { calculateInvoice, toDecimal } from "../../domain/money/money";
import type { Books, InvoiceSeed } from "../books/types";
import { toCanonicalText } from "../wire/decimals";
import { generateInvoiceDates, findGreeting } from "./calendar";
import type { CompanyData, SeedContext, InvoiceOutcome } from "./company-data";
import { generateCustomers, type Customer } from "./customers";
import { generateLines, type Catalogue } from "./lines";
import { generateMovements } from "./movements";
import { generateStatusAndPayments } from "./payments";
import { createRandom } from "./random";
import { readContacts, readItems, readServices } from "./read-lists";

/**
 * How many days before today the first invoice may be dated. The exchange rates of `RATE_MONTHS`
 * months include these days.
 */
const HISTORY_DAYS = 420;
const RATE_MONTHS = 15;

/** The accounts for purchases and stock of every demo company. */
const PURCHASE_ACCOUNTS: Books["ledgerAccounts"] = [
  { ref: "goods", name: "Cost of Goods Sold", kind: "expense", group: "Cost of Sales" },
  { ref: "packing", name: "Packaging Used", kind: "expense", group: "Cost of Sales" },
  { ref: "freight", name: "Freight", kind: "expense", group: "Overheads" },
  { ref: "upkeep", name: "Repairs", kind: "expense", group: "Overheads" },
  { ref: "stock", name: "Stock on Hand", kind: "inventory", group: "Inventory" },
];

/**
 * Returns a demo company's books with its invoices sorted by date. The same day always gives the
 * same books.
 */
export function generateShopBooks(data: CompanyData, today: string): Books {
  const context = { data, today, random: createRandom(data.seed) };
  const { company, terms, methods, taxCodes } = data;
  const ledgerAccounts = [...data.ledgerAccounts, ...PURCHASE_ACCOUNTS];
  const products = readItems(data);
  const rates = generateRates(context);
  const catalogue = {
    items: products.filter(({ forSale }) => forSale),
    services: readServices(data),
  };
  const invoices = planInvoices(context).map((planned, index) => {
    const no = company.numberPrefix + String(index + 1).padStart(4, "0");
    return { no, ...generateInvoice(planned, rates, catalogue, context) };
  });
  return {
    ...{ company, terms, methods, taxCodes, ledgerAccounts, products, rates, invoices },
    currencies: [company.currency, ...data.rates.map(({ currency }) => currency)],
    contacts: readContacts(data).map(({ contact }) => contact),
    movements: generateMovements({ ledgerAccounts, invoices }, context),
  };
}

/**
 * Generates exchange rates with four decimals, one for the first day of each month. There are few
 * rates, because a small company enters rates by hand.
 */
function generateRates({ data, today, random }: SeedContext): Books["rates"] {
  return data.rates.flatMap(({ currency, low, high }) =>
    Array.from({ length: RATE_MONTHS }, (_, ago) => ({
      currency,
      date: getMonthStart(today, ago),
      rate: toCanonicalText({ units: BigInt(random.int(low, high)), scale: 4 }),
    })),
  );
}

type PlannedInvoice = {
  date: string;
  customer: Customer;
  term: string;
  outcome: InvoiceOutcome | null;
};

function planInvoices(context: SeedContext): PlannedInvoice[] {
  const { data, today, random } = context;
  const customers = generateCustomers(context);
  const newest = data.latest.map(({ daysAgo, contact, term, outcome }) => {
    const customer = customers.find((each) => each.contact.ref === contact);
    if (!customer) throw new RangeError(`no such customer: ${contact}`);
    return { date: addDays(today, -daysAgo), customer, term, outcome };
  });
  const from = addDays(today, -HISTORY_DAYS);
  const until = addDays(newest[0]?.date ?? today, -1);
  const choices = customers.map((customer) => [customer, customer.weight] as const);
  const earlier = generateInvoiceDates(data.invoiceCount - newest.length, from, until, random).map(
    (date) => {
      const customer = random.pickWeighted(choices);
      const hasCashTerm = random.chance(0.1) && !customer.isForeign;
      return { date, customer, term: hasCashTerm ? "cash" : customer.term, outcome: null };
    },
  );
  return [...earlier, ...newest];
}

function generateInvoice(
  { date, customer, term: ref, outcome: plannedOutcome }: PlannedInvoice,
  rates: Books["rates"],
  catalogue: Catalogue,
  context: SeedContext,
): InvoiceSeed {
  const { data, random } = context;
  const { contact, currency } = customer;
  const { kind, days = 0 } = data.terms.find((term) => term.ref === ref) ?? {};
  const hasCashTerm = kind === "cash";
  const month = getMonthStart(date, 0);
  // The company's own currency has no rate.
  const { rate = "1" } =
    rates.find((each) => each.currency === currency && each.date === month) ?? {};
  const dueDate = hasCashTerm ? NO_DATE : addDays(date, days);
  const lines = generateLines(customer, rate, catalogue, context);
  const total = calculateTotal(lines, data.taxCodes);
  const outcome = generateStatusAndPayments(
    { date, dueDate, hasCashTerm, total, customer },
    plannedOutcome,
    context,
  );
  const isVoided = outcome.status === 4;
  return {
    ...{ contact: contact.ref, term: ref, currency, rate, date, dueDate, lines, ...outcome },
    title: random.chance(0.12) ? random.pick(data.titles) : "",
    memo: generateMemo(isVoided ? "voided" : hasCashTerm ? "cash" : "credit", date, context),
  };
}

/** Calculates the total of invoice lines in minor units of the invoice's currency. */
export function calculateTotal(lines: InvoiceSeed["lines"], taxCodes: Books["taxCodes"]): bigint {
  const inputs = lines.map((line) => {
    const tax = taxCodes.find(({ ref }) => ref === line.taxCode);
    return {
      quantity: toDecimal(line.quantity),
      unitPrice: toDecimal(line.unitPrice),
      discountPercent: toDecimal(line.discountPercent),
      tax: tax ? { code: tax.code, ratePercent: toDecimal(tax.ratePercent) } : null,
    };
  });
  return calculateInvoice(inputs).total;
}

function generateMemo(
  kind: keyof CompanyData["memos"],
  date: string,
  { data, random }: SeedContext,
): string {
  const greeting = findGreeting(date);
  if (kind !== "voided" && random.chance(0.45)) return random.chance(0.5) ? greeting : "";
  return random.pick(data.memos[kind]).replace(/#/g, () => String(random.int(0, 9)));
}
