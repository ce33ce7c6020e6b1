import { redirect } from "@remix-run/node";
import { isKey } from "~/form.server";
import { itemForm } from "~/forms/item";
import { validateForm } from "~/forms/validate.server";
import { WHOLE } from "~/long-form/whole";
import { activateProduct } from "~/models/product-record.server";
import { keep, readKept } from "~/record-form/kept.server";
import type { Session } from "~/session.server";
import { redirectWithSuccess } from "~/toast.server";

type Posted = { request: Request; posted: FormData; id: string };

/** Brings an item back into use. What was typed on its page is not saved by it, and stays on the page. */
export async function restoreItem(session: Session, { request, posted, id }: Posted) {
  const { pathname, searchParams } = new URL(request.url);
  const read = await validateForm(itemForm, posted);
  if (read.error || !isKey(read.data.key)) throw redirect(pathname);
  const { key } = read.data;
  const version = await activateProduct(session, key, id);
  if (posted.has(WHOLE)) {
    await keep(session, { ...read.data, version }, await readKept(session, key, itemForm));
    searchParams.set("form", key);
  }
  return redirectWithSuccess(`${pathname}?${searchParams.toString()}`, "The item is in use again.");
}
