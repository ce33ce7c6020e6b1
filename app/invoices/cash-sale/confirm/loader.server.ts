import { hasCashRounding } from "../../../../domain/money/cash-rounding";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { formatShownTax } from "../../../../domain/shown-tax";
import { toShownGroups, toShownNames } from "../../../../domain/given-names";
import { getCompanyToday } from "~/lib/company-day.server";
import { findCountryOrMalaysia } from "../../../../domain/countries";
import { readTaxOffer } from "~/models/business/tax-offer.server";
import { findBaseCurrency } from "~/models/invoices/choices.server";
import { readLists } from "~/models/lists.server";
import { listSellableProductsById, type SellableProduct } from "~/models/products/sellable.server";
import { paths } from "~/paths";
import { isIdempotencyKey } from "~/server/security/posted-form.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { findTaxRate } from "~/invoices/tax-rates";
import { calculateSale, type SaleRules } from "./amounts";
import { createBlankSaleLine } from "./lines";
import { findSaleCode } from "./sale-code.server";
import type { SaleLineForm } from "./schema";

/**
 * Returns the data of the page that confirms a sale. Its form has one line for each item in the
 * address that can still be sold, and an empty line when the address contains `typed`. Redirects to
 * the list of items when there would be no line.
 */
export async function loadCashSaleConfirmation(session: Session, request: Request) {
  await requireExtension("cash_sale");
  const { searchParams } = new URL(request.url);
  const ids = [...new Set(searchParams.getAll("item"))].slice(0, INVOICE_LIMITS.lines);
  const isTyped = searchParams.has("typed");
  if (ids.length === 0 && !isTyped) throw redirect(`${paths.cashSale()}?none`);
  const [products, context, taxOffer] = await Promise.all([
    listSellableProductsById(session, ids),
    readSaleContext(session),
    readTaxOffer(session),
  ]);
  const { base, methods, rules, accounts, taxCodes } = context;
  const lines = products.map((product) => toSaleLine(product, rules));
  const [account] = accounts.flatMap(({ items }) => items);
  if (isTyped && account) lines.push(createBlankSaleLine(account.id));
  if (lines.length === 0) throw redirect(`${paths.cashSale()}?none`);
  const idempotencyKey = readSaleKey(searchParams);
  const { total } = calculateSale(lines, rules);
  const code = await findSaleCode(session, { total, idempotencyKey, currency: base });
  return {
    companyId: session.companyId,
    form: {
      key: idempotencyKey,
      lines,
      methodId: (methods.find(({ kind }) => kind === "cash") ?? methods[0])?.id ?? "",
      cashGiven: "",
    },
    /**
     * The payment code for the total of this page; null when the total is zero or the company
     * cannot make one. A payment code contains its amount, so another total needs another code.
     */
    code,
    /** True when the business profile contains a payment code. */
    profileHasCode:
      code !== null ||
      (await findSaleCode(session, { total: SAMPLE_AMOUNT, idempotencyKey, currency: base })) !==
        null,
    codeName: findCountryOrMalaysia(session.countryId).paymentCode,
    symbol: base?.symbol ?? "",
    methods,
    rules,
    accounts,
    taxCodes,
    taxOffer,
  };
}

export type CashSaleConfirmation = Awaited<ReturnType<typeof loadCashSaleConfirmation>>;

/**
 * Any positive amount in minor units. It is used to find out if the company can make payment codes
 * when the total of the page is zero.
 */
const SAMPLE_AMOUNT = BigInt(100);

/**
 * Returns the idempotency key in the address, which is the same in every tab; a new key when the
 * address has no valid one.
 */
function readSaleKey(search: URLSearchParams): string {
  const key = search.get("sale") ?? "";
  return isIdempotencyKey(key) ? key : randomUUID();
}

function toSaleLine({ id, name, salePrice, taxCodeId }: SellableProduct, rules: SaleRules) {
  const line: SaleLineForm = {
    id,
    productId: id,
    accountId: "",
    name,
    description: "",
    quantity: "1",
    unitPrice: salePrice,
    discount: "",
    taxCodeId: findTaxRate(rules.taxRates, taxCodeId) === undefined ? "" : taxCodeId,
  };
  return line;
}

/** Reads the lists that are needed to calculate and to create a cash sale. */
export async function readSaleContext(session: Session) {
  const today = getCompanyToday(session.countryId);
  const { tax_codes, currencies, methods, categories } = await readLists(
    session,
    ["tax_codes", "currencies", "methods", "categories"],
    today,
  );
  const base = findBaseCurrency(currencies);
  const rules: SaleRules = {
    taxRates: tax_codes.map(({ id, rate }) => ({ id, rate })),
    roundsCash: hasCashRounding(base?.code),
  };
  return {
    rules,
    base,
    methods: toShownNames(methods),
    /** The income accounts for a line that has no item. */
    accounts: toShownGroups(categories.filter(({ items }) => items.length > 0)),
    taxCodes: tax_codes.map((tax) => ({ id: tax.id, label: formatShownTax(tax) })),
  };
}
