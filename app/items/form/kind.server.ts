import { itemWords as words } from "../../../domain/words/items";
import { checkedItemForm, itemForm, type ItemForm } from "../schema";
import { readProduct } from "~/models/products/record.server";
import { paths } from "~/paths";
import type { RecordKind } from "~/forms/record/kind.server";
import { compareItems } from "./compare.server";
import { buildBlankItem, toItemForm } from "./initial-form.server";
import { readItemChoices } from "./loader.server";
import { editProduct, createProduct, deactivateProduct } from "~/models/products/write.server";

export const itemRecordKind: RecordKind<ItemForm> = {
  schema: itemForm,
  checks: checkedItemForm,
  load: async (session, id) =>
    id === null ? buildBlankItem() : toItemForm(await readProduct(session, id)),
  change: (form, intent) => (intent === "update" ? { form } : null),
  save: (session, form, id) =>
    id === null ? createProduct(session, form) : editProduct(session, form, id),
  remove: deactivateProduct,
  compare: async (session, here, there) =>
    compareItems(here, there, await readItemChoices(session)),
  rebase: (here) => here,
  createPath: paths.createItem(),
  toNewForm: (form) => form,
  get messages() {
    return words.saved;
  },
  listPath: paths.items(),
  toReturnPath: (returnTo, { form, id }) =>
    form.forSale ? itemReturnPath(returnTo, id) : returnTo,
};

const CHOOSER_PATHS = ["/select_item", paths.cashSale()];

/**
 * Returns the address of an item chooser with the saved item ticked. Other addresses are returned
 * as they are.
 */
function itemReturnPath(returnTo: string, id: string): string {
  const { pathname, searchParams } = new URL(returnTo, "http://app.invalid");
  if (!CHOOSER_PATHS.includes(pathname)) return returnTo;
  if (!searchParams.getAll("item").includes(id)) searchParams.append("item", id);
  return `${pathname}?${searchParams.toString()}`;
}
