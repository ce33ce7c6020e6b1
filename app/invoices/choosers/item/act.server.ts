import { data, redirect } from "@remix-run/node";
import { pageNumber } from "~/lib/page-number";
import { readSearch } from "~/lib/search";
import { baseCurrency, readInvoiceLists } from "~/models/invoices/choices.server";
import { findSellableProducts } from "~/models/products/sellable.server";
import { paths, type DraftName } from "~/paths";
import type { Session } from "~/server/session/record.server";
import {
  anchorOfLines,
  lineLimitError,
  productLine,
  requireDraft,
  selectForDraft,
  withLines,
} from "../draft-selection.server";
import { toRow } from "./sellable-rows.server";
import { invoicePaths } from "../../paths";

/** Adds a line for every ticked item; the buttons for search and the next page lead on instead. */
export async function actOnItemChooser(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  const { name, draft } = await requireDraft(session, request);
  const ids = [...new Set(posted.getAll("item").map(String))];
  if (!posted.has("add")) return redirect(addressOf(posted, { draft: name, chosen: ids }));
  if (ids.length === 0) return data({ message: "Tick at least one item.", ticked: [] }, 422);
  const limitError = lineLimitError(draft, ids.length);
  const [products, { currencies, tax_codes }] = await Promise.all([
    findSellableProducts(session, ids),
    readInvoiceLists(session, name),
  ]);
  if (limitError)
    return data(
      { message: limitError, ticked: products.map((product) => toRow(product, true)) },
      422,
    );
  if (products.length === 0)
    return data({ message: "These items are no longer sold. Tick others.", ticked: [] }, 422);
  const pricedIn = baseCurrency(currencies)?.code ?? "";
  const lines = products.map((product) => productLine(product, { pricedIn, taxCodes: tax_codes }));
  const to = paths.invoiceForm({ draft: name, at: anchorOfLines(lines) });
  return selectForDraft(session, {
    request,
    name,
    draft,
    posted,
    change: (form) => withLines(form, lines),
    to,
  });
}

/**
 * The list as the buttons for search and the next page ask for it; what is ticked stays in the
 * address.
 */
function addressOf(posted: FormData, at: { draft: DraftName; chosen: string[] }): string {
  const asked = new URLSearchParams(
    [...posted].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const page = pageNumber(asked);
  return invoicePaths.selectItem({
    ...at,
    q: readSearch(asked).q,
    page: page > 1 ? page : undefined,
  });
}
