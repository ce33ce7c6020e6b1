import { formatShownTax } from "../../../domain/shown-tax";
import { itemForm } from "../schema";
import { toShownGroups } from "../../../domain/given-names";
import { getCompanyToday } from "~/lib/company-day.server";
import { readTaxOffer } from "~/models/business/tax-offer.server";
import { findBaseCurrency } from "~/models/invoices/choices.server";
import { readPurchaseTaxCodes, readListsOrCached, type TaxCode } from "~/models/lists.server";
import { readProduct } from "~/models/products/record.server";
import { openRecordDraft, parseNewName } from "~/forms/record/draft.server";
import type { RecordId } from "~/forms/record/kind.server";
import { buildBlankItem, toItemForm } from "./initial-form.server";
import type { Session } from "~/server/session/session-storage.server";

/** Loads the form of an item. */
export async function loadItemForm(
  session: Session,
  { request, id }: { request: Request; id: RecordId },
) {
  const [stored, choices, taxOffer] = await Promise.all([
    id === null ? null : readProduct(session, id),
    readItemChoices(session),
    readTaxOffer(session),
  ]);
  const fresh = stored ? toItemForm(stored) : { ...buildBlankItem(), name: parseNewName(request) };
  const opened = await openRecordDraft(session, request, itemForm, fresh);
  return {
    ...opened,
    choices,
    taxOffer,
    isNew: stored === null,
    isInUse: stored?.is_active ?? true,
    companyId: session.companyId,
  };
}

/**
 * Reads the choices of the select fields. The taxes are those in force today. `symbol` is that of the
 * company's own currency.
 */
export async function readItemChoices(session: Session) {
  const today = getCompanyToday(session.countryId);
  const [lists, purchaseTaxCodes] = await Promise.all([
    readListsOrCached(
      session,
      ["categories", "expense_categories", "inventory_accounts", "tax_codes", "currencies"],
      today,
    ),
    readPurchaseTaxCodes(session, today),
  ]);
  return {
    symbol: findBaseCurrency(lists.currencies)?.symbol ?? "",
    sale: { categories: toShownGroups(lists.categories), taxCodes: lists.tax_codes.map(toChoice) },
    purchase: {
      categories: toShownGroups(lists.expense_categories),
      taxCodes: purchaseTaxCodes.map(toChoice),
    },
    stock: { categories: toShownGroups(lists.inventory_accounts), taxCodes: [] },
  };
}

export type TaxOffer = Awaited<ReturnType<typeof readTaxOffer>>;

export type ItemChoices = Awaited<ReturnType<typeof readItemChoices>>;

function toChoice(tax: TaxCode) {
  return { id: tax.id, name: formatShownTax(tax) };
}
