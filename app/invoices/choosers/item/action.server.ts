import { joinList } from "../../../../domain/words/in-languages";
import { chooserWords as words } from "../../../../domain/words/choosers";
import { fill } from "../../../../domain/words/message";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { data, redirect } from "@remix-run/node";
import { parsePageNumber } from "~/lib/page";
import { parseSearch } from "~/lib/search";
import { parseAmount } from "../../../../domain/money/typed-amount";
import { findBaseCurrency, readInvoiceLists } from "~/models/invoices/choices.server";
import { listSellableProductsById } from "~/models/products/sellable.server";
import type { DraftName } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import {
  findLineLimitError,
  toProductLine,
  requireDraft,
  addLinesToDraft,
} from "~/invoices/form/draft/selection.server";
import { parseChosenItems } from "./chosen-items";
import { findChosenQuantity, toChosenRows, type SellableRow } from "./sellable-rows.server";
import { invoicePaths, type ChosenItem } from "~/invoices/paths";

/**
 * Adds a line for each chosen item, and redirects to the form. The buttons for a search, for the
 * next page and for a language only redirect, with the chosen items in the address. Answers with a message when that
 * address would be too long, or when nothing can be added.
 */
export async function submitItemChooser(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  const { name, draft } = await requireDraft(session, request);
  const chosen = parseChosenItems(posted);
  if (!posted.has("add")) {
    const to = toChooserAddress(posted, { draft: name, chosen });
    if (to.length <= MAX_ADDRESS_LENGTH) return redirect(to);
    const products = await listSellableProductsById(
      session,
      listIds(chosen).slice(0, INVOICE_LIMITS.lines),
    );
    return answerWithMessage(words.tooManyTicked, toChosenRows(products, chosen));
  }
  if (chosen.length === 0) return answerWithMessage(words.tickItem);
  const limitError = findLineLimitError(draft, chosen.length);
  const [products, { currencies, tax_codes }] = await Promise.all([
    listSellableProductsById(session, listIds(chosen)),
    readInvoiceLists(session, name),
  ]);
  const chosenRows = toChosenRows(products, chosen);
  const error = limitError ?? findQuantityError(chosenRows);
  if (error) return answerWithMessage(error, chosenRows);
  if (products.length === 0) return answerWithMessage(words.noLongerSold);
  const pricedIn = findBaseCurrency(currencies)?.code ?? "";
  const lines = products.map((product) =>
    toProductLine(product, {
      pricedIn,
      taxCodes: tax_codes,
      quantity: findChosenQuantity(product, chosen),
    }),
  );
  return addLinesToDraft(session, { request, name, draft, posted }, lines);
}

/**
 * The maximum length of an address in characters. A proxy may limit all headers of a response
 * together to 4 kB.
 */
const MAX_ADDRESS_LENGTH = 3_000;

function listIds(chosen: ChosenItem[]): string[] {
  return chosen.map(({ id }) => id);
}

function answerWithMessage(message: string, chosenRows: SellableRow[] = []) {
  return data({ message, chosenRows }, 422);
}

/**
 * Returns an error message that names the items whose quantity cannot be parsed; null when there
 * are none.
 */
function findQuantityError(rows: SellableRow[]): string | null {
  const invalid = rows.filter(({ quantity }) => quantity && parseAmount(quantity) === null);
  const names = joinList(invalid.map(({ name }) => name));
  return names ? fill(words.invalidQuantity, { items: names }) : null;
}

/** Returns the address of the list after a search, with the chosen items in its query. */
function toChooserAddress(
  posted: FormData,
  target: { draft: DraftName; chosen: ChosenItem[] },
): string {
  const params = new URLSearchParams(
    [...posted].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const page = parsePageNumber(params);
  return invoicePaths.selectItem({
    ...target,
    q: parseSearch(params).q,
    page: page > 1 ? page : undefined,
  });
}
