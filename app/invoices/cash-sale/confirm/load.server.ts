import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { companyToday } from "~/lib/company-day.server";
import { MALAYSIA } from "~/lib/countries";
import { baseCurrency } from "~/models/invoices/choices.server";
import { readLists } from "~/models/lists.server";
import { findSellableProducts } from "~/models/products/sellable.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/record.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { MOST_LINES } from "../../schema";
import { rateOf } from "../../tax-rates";
import type { SaleRules } from "./amounts";
import type { SoldLineForm } from "./schema";

/** One of each ticked item, to be asked about. */
export async function loadSaleQuestion(session: Session, request: Request) {
  await requireExtension("cash_sale");
  const { searchParams } = new URL(request.url);
  const ids = [...new Set(searchParams.getAll("item"))].slice(0, MOST_LINES);
  if (ids.length === 0) throw redirect(`${paths.cashSale()}?none`);
  const [products, { rules, symbol }] = await Promise.all([
    findSellableProducts(session, ids),
    readSaleRules(session),
  ]);
  if (products.length === 0) throw redirect(`${paths.cashSale()}?none`);
  const lines = products.map(({ id, name, salePrice, taxCodeId }): SoldLineForm => ({
    productId: id,
    name,
    quantity: "1",
    unitPrice: salePrice,
    taxCodeId: rateOf(rules.rates, taxCodeId) === undefined ? "" : taxCodeId,
  }));
  return { companyId: session.companyId, key: randomUUID(), lines, rules, symbol };
}

export async function readSaleRules(
  session: Session,
): Promise<{ rules: SaleRules; symbol: string }> {
  const today = companyToday(session.countryId);
  const { tax_codes, currencies } = await readLists(session, ["tax_codes", "currencies"], today);
  const base = baseCurrency(currencies);
  return {
    rules: {
      rates: tax_codes.map(({ id, rate }) => ({ id, rate })),
      usesSen: session.countryId === MALAYSIA && base?.code === "MYR",
    },
    symbol: base?.symbol ?? "",
  };
}
