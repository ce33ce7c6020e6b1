import { invoiceSaveWords as words } from "../../../../domain/words/invoice-save";
import { redirect } from "@remix-run/node";
import type { Draft } from "~/invoices/draft.server";
import type { LineForm } from "~/invoices/schema";
import { findBaseCurrency, readInvoiceLists } from "~/models/invoices/choices.server";
import { readListsOrCached } from "~/models/lists.server";
import { listSellableProductsById } from "~/models/products/sellable.server";
import { paths, type DraftName } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithInfo } from "~/server/session/toast.server";
import { toFieldId } from "~/ui/field";
import type { InvoiceIntent } from "../intent";
import {
  changeDraft,
  formatTooManyLines,
  toProductLine,
  toServiceLine,
  withLines,
} from "./selection.server";

export type AddedLine = Extract<InvoiceIntent, { name: "addItem" | "addService" }>;

type Addition = { name: DraftName; draft: Draft; intent: AddedLine };

/**
 * Adds the line that was found by typing, as the choosers do, and redirects to its quantity. When
 * it cannot be added, redirects to the lines with a message.
 */
export async function addTypedLine(session: Session, { name, draft, intent }: Addition) {
  const line = await readLine(session, name, intent);
  const lines = paths.invoiceForm({ draft: name, at: "lines" });
  if (!line) return redirectWithInfo(lines, () => words.notSold);
  const isAdded = await changeDraft(session, {
    ...{ name, draft, change: (form) => withLines(form, [line]) },
    madeBy: `add-${draft.madeBy}`,
    pressedOn: draft.pressedOn,
  });
  if (!isAdded) return redirectWithInfo(lines, formatTooManyLines);
  const quantity = toFieldId(`lines[${draft.form.lines.length}].quantity`);
  return redirect(paths.invoiceForm({ draft: name, at: quantity }));
}

/** Returns null when the item is no longer sold, or when the account no longer exists. */
async function readLine(
  session: Session,
  name: DraftName,
  intent: AddedLine,
): Promise<LineForm | null> {
  if (intent.name === "addService") {
    const { categories } = await readListsOrCached(session, ["categories"]);
    const account = categories
      .flatMap(({ items }) => items)
      .find(({ id }) => id === intent.accountId);
    return account ? toServiceLine({ id: account.id, name: intent.lineName }) : null;
  }
  const [[product], { currencies, tax_codes: taxCodes }] = await Promise.all([
    listSellableProductsById(session, [intent.productId]),
    readInvoiceLists(session, name),
  ]);
  const pricedIn = findBaseCurrency(currencies)?.code ?? "";
  return product ? toProductLine(product, { pricedIn, taxCodes }) : null;
}
