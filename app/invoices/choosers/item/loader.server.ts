import { findBaseCurrency, readInvoiceLists } from "~/models/invoices/choices.server";
import type { Session } from "~/server/session/session-storage.server";
import { invoicePaths } from "~/invoices/paths";
import { createFormKey, requireDraft } from "~/invoices/form/draft/selection.server";
import { readSellableRows } from "./sellable-rows.server";

/** Returns the items that can be added to the invoice, with the chosen ones on top. */
export async function loadItemChooser(session: Session, request: Request) {
  const { name } = await requireDraft(session, request);
  const { searchParams } = new URL(request.url);
  const [rows, { currencies }] = await Promise.all([
    readSellableRows(session, searchParams, (query) =>
      invoicePaths.selectItem({ draft: name, ...query }),
    ),
    readInvoiceLists(session, name),
  ]);
  return {
    ...rows,
    draft: name,
    key: createFormKey(),
    symbol: findBaseCurrency(currencies)?.symbol ?? "",
  };
}
