import { sum } from "../../../domain/money/money";
import type { InvoiceRows } from "../check/invoice-rows";
import { readInvoices } from "../check/read-invoices";
import type { CompanyBooks } from "../../db/company-books";
import { withBaseAmount } from "../../invoices/read/base-amount";
import { getStatusFacts } from "../../../domain/invoices/status";
import {
  joinAccountName,
  replaceSpecialCharacters,
  formatTransaction,
  type Posting,
} from "./hledger-text";

/**
 * Yields one company's books as an hledger journal: issued invoices that are not void, with cash
 * roundings, credit notes and their reversals, whole receipts and refunds, and all other movements of
 * cash and bank accounts. Shares of receipts move no money between receivables. Postings to receivables
 * are in the invoice's currency, postings to cash and bank accounts in the company's own currency.
 */
export async function* streamHledgerJournal(books: CompanyBooks): AsyncGenerator<string> {
  const names = await readNames(books);
  yield `; ${replaceSpecialCharacters(names.company)}\n`;
  for await (const batch of readInvoices(books))
    for (const rows of batch)
      if (getStatusFacts(rows.invoice.status).isCounted) yield* streamInvoice(rows, names);
  yield* streamMoney(books, names);
  yield* await readOtherMovements(books, names);
}

/**
 * The company's name and own currency, and names, codes and income accounts of other records by their
 * ids.
 */
type Names = Awaited<ReturnType<typeof readNames>>;

async function readNames(books: CompanyBooks) {
  const company = await books.selectFrom("companies").select("display_name").executeTakeFirst();
  const currencies = await books.selectFrom("currencies").selectAll().execute();
  const contacts = await books.selectFrom("contacts").select(["id", "display_name"]).execute();
  const accounts = await books.selectFrom("ledger_accounts").select(["id", "name"]).execute();
  const products = await books.selectFrom("products").select(["id", "sale_account_id"]).execute();
  const taxes = await books.selectFrom("tax_codes").select(["id", "code"]).execute();
  return {
    company: company?.display_name ?? "",
    baseCurrency: currencies.find(({ is_primary }) => is_primary === 1)?.code ?? "",
    currencies: new Map(currencies.map(({ id, code }) => [id, code])),
    contacts: new Map(contacts.map((each) => [each.id, each.display_name])),
    accounts: new Map(accounts.map(({ id, name }) => [id, name])),
    incomeAccountIds: new Map(products.map((each) => [each.id, each.sale_account_id])),
    taxCodes: new Map(taxes.map(({ id, code }) => [id, code])),
  };
}

/** The number of receipts or refunds that are read at once. */
const BATCH_ROWS = 1_000;

/** Yields the transactions of receipts and refunds. */
async function* streamMoney(books: CompanyBooks, names: Names): AsyncGenerator<string> {
  for (const table of ["receipts", "refunds"] as const) {
    let lastId = 0;
    for (;;) {
      const rows = await books
        .selectFrom(`${table} as money` as "receipts as money")
        .selectAll()
        .where("id", ">", lastId)
        .orderBy("id")
        .limit(BATCH_ROWS)
        .execute();
      for (const row of rows) yield* formatMoney(table, row, names);
      const last = rows.at(-1);
      if (!last) break;
      lastId = last.id;
    }
  }
}

type Money = {
  contact_id: number;
  currency_id: number;
  ledger_account_id: number;
  date: string;
  amount: number;
  rounding: number;
  base_amount: number;
  reversed_on: string | null;
};

/**
 * Yields the transaction of a receipt or a refund and of its reversal. The rounding of a receipt belongs
 * to its shares, that of a refund to itself.
 */
function* formatMoney(table: "receipts" | "refunds", money: Money, names: Names) {
  const contact = names.contacts.get(money.contact_id) ?? "";
  const customer = joinAccountName("Assets", "Receivable", `${money.contact_id} ${contact}`);
  const currency = names.currencies.get(money.currency_id) ?? "";
  const isReceipt = table === "receipts";
  const rounding = isReceipt ? 0n : BigInt(money.rounding);
  const baseAmount = BigInt(money.base_amount);
  const isForeign = currency !== names.baseCurrency;
  const toPostings = (sign: bigint): Posting[] => [
    {
      account: toAssetAccountName(money.ledger_account_id, names),
      ...{ amount: sign * baseAmount, currency: names.baseCurrency },
    },
    { account: "Expenses:Cash rounding", amount: -sign * rounding, currency },
    {
      ...{ account: customer, amount: sign * (rounding - BigInt(money.amount)), currency },
      cost: isForeign ? { amount: baseAmount, currency: names.baseCurrency } : undefined,
    },
  ];
  const name = isReceipt ? "Payment" : "Refund";
  const sign = isReceipt ? 1n : -1n;
  const format = (day: string, action: string, postings: Posting[]) =>
    formatTransaction({ day, documentNumber: "", description: `${contact} | ${action}`, postings });
  yield format(money.date, name, toPostings(sign));
  if (money.reversed_on !== null)
    yield format(money.reversed_on, `${name} taken back`, toPostings(-sign));
}

/** Yields the transactions of an invoice, its roundings and credit notes. */
function* streamInvoice(
  { invoice, lines, payments, roundingChanges, creditNotes }: InvoiceRows,
  names: Names,
) {
  const { no } = invoice;
  const contact = names.contacts.get(invoice.contact_id) ?? "";
  const customer = joinAccountName("Assets", "Receivable", `${invoice.contact_id} ${contact}`);
  const findCurrencyCode = (id: number) => names.currencies.get(id) ?? "";
  const currency = findCurrencyCode(invoice.currency_id);
  const formatEntry = (day: string, number: string, action: string, postings: Posting[]) =>
    formatTransaction({
      day,
      documentNumber: number,
      description: `${contact} | ${action}`,
      postings,
    });
  yield formatEntry(
    invoice.date,
    no,
    "Invoice",
    toSalesPostings({ lines, currency, customer, sign: 1n }, names),
  );
  const roundingPostings = (amount: bigint): Posting[] => [
    { account: "Expenses:Cash rounding", amount: -amount, currency },
    { account: customer, amount, currency },
  ];
  for (const { rounding, date, reversed_on } of payments.filter(isShare)) {
    if (rounding === 0) continue;
    yield formatEntry(date, no, "Cash rounding", roundingPostings(BigInt(rounding)));
    if (reversed_on !== null)
      yield formatEntry(reversed_on, no, "Cash rounding", roundingPostings(-BigInt(rounding)));
  }
  // An older program recorded payments without a receipt.
  for (const payment of payments.filter((each) => !isShare(each))) {
    const { base_amount: baseAmount } = withBaseAmount(payment, invoice.currency_rate);
    const postings = (sign: bigint): Posting[] => [
      {
        account: toAssetAccountName(payment.ledger_account_id, names),
        ...{ amount: sign * baseAmount, currency: names.baseCurrency },
      },
      {
        account: "Expenses:Cash rounding",
        amount: -sign * BigInt(payment.rounding),
        currency,
      },
      {
        ...{
          account: customer,
          amount: sign * BigInt(payment.rounding - payment.amount),
          currency,
        },
        cost:
          currency === names.baseCurrency
            ? undefined
            : { amount: baseAmount, currency: names.baseCurrency },
      },
    ];
    yield formatEntry(payment.date, no, "Payment", postings(1n));
    if (payment.reversed_on !== null)
      yield formatEntry(payment.reversed_on, no, "Payment taken back", postings(-1n));
  }
  for (const { date, amount } of roundingChanges)
    yield formatEntry(date, no, "Cash rounding", roundingPostings(BigInt(amount)));
  for (const note of creditNotes) {
    const sale = { lines: note.lines, currency: findCurrencyCode(note.currency_id), customer };
    yield formatEntry(
      note.date,
      note.no,
      `Credit note for ${no}`,
      toSalesPostings({ ...sale, sign: -1n }, names),
    );
    if (note.voided_on !== null)
      yield formatEntry(
        note.voided_on,
        note.no,
        "Credit note voided",
        toSalesPostings({ ...sale, sign: 1n }, names),
      );
  }
}

function isShare({ receipt_id }: InvoiceRows["payments"][number]): boolean {
  return receipt_id !== null;
}

type Line = {
  net: number;
  tax: number;
  ledger_account_id: number | null;
  product_id: number | null;
  tax_code_id: number | null;
};
/**
 * Lines with their currency code and the account of the customer. `sign` is -1 for a credit note, and
 * 1 for an invoice and for the void of a credit note.
 */
type Sale = { lines: Line[]; currency: string; customer: string; sign: bigint };

/** Returns the postings of lines, from income and tax accounts to the customer's receivable. */
function toSalesPostings({ lines, currency, customer, sign }: Sale, names: Names): Posting[] {
  const total = sum(lines.map(({ net, tax }) => BigInt(net) + BigInt(tax)));
  return [
    { account: customer, amount: sign * total, currency },
    ...lines.flatMap((line) => [
      { account: toIncomeAccountName(line, names), amount: -sign * BigInt(line.net), currency },
      { account: toTaxAccountName(line, names), amount: -sign * BigInt(line.tax), currency },
    ]),
  ];
}

/** Returns the name of the line's account or, for an item, of the item's current income account. */
function toIncomeAccountName({ ledger_account_id, product_id }: Line, names: Names): string {
  const id = ledger_account_id ?? names.incomeAccountIds.get(product_id ?? 0) ?? 0;
  return joinAccountName("Income", names.accounts.get(id) ?? "Other income");
}

function toTaxAccountName({ tax_code_id }: Line, names: Names): string {
  return joinAccountName("Liabilities", "Tax", names.taxCodes.get(tax_code_id ?? 0) ?? "none");
}

function toAssetAccountName(id: number, names: Names): string {
  return joinAccountName("Assets", "Accounts", names.accounts.get(id) ?? "");
}

/** The other account of a movement, by the kind of the movement. */
const CONTRA_ACCOUNTS = {
  opening: "Equity:Opening balances",
  expense: "Expenses:Spent",
  transfer: "Equity:Transfers",
};

async function readOtherMovements(books: CompanyBooks, names: Names): Promise<string[]> {
  const movements = await books.selectFrom("account_movements").selectAll().orderBy("id").execute();
  return movements.flatMap(({ kind, date, description, amount, ledger_account_id }) => {
    if (kind === "payment") return [];
    const account = toAssetAccountName(ledger_account_id, names);
    const postings = [
      { account, amount: BigInt(amount), currency: names.baseCurrency },
      { account: CONTRA_ACCOUNTS[kind], amount: -BigInt(amount), currency: names.baseCurrency },
    ];
    return formatTransaction({ day: date, documentNumber: "", description, postings });
  });
}
