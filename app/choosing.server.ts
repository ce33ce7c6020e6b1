import { redirect } from "@remix-run/node";
import { notFound } from "./error-page.server";
import { randomUUID } from "node:crypto";
import { fingerprint, readDraft, saveDraft, type Draft } from "./draft.server";
import type { InvoiceForm, LineForm } from "./forms/invoice";
import type { SellableProduct } from "./models/products.server";
import { paths, type DraftName, type PaymentPlace } from "./paths";
import type { Session } from "./session.server";

/** What the screens that choose something for a half-made invoice have in common. */

/** The draft named in the address; leads to the form when there is none to choose for. */
export async function requireDraft(session: Session, request: Request): Promise<{ name: DraftName; draft: Draft }> {
  const name = new URL(request.url).searchParams.get("draft") ?? "new";
  if (name !== "new") throw notFound();
  const draft = await readDraft(session, name);
  if (!draft) throw redirect(paths.createInvoice());
  return { name, draft };
}

/** The payment line named in the address: one there is, or the next new one. */
export async function requirePayment(session: Session, request: Request) {
  const { name, draft } = await requireDraft(session, request);
  const asked = new URL(request.url).searchParams.get("payment") ?? "";
  const index = /^\d{1,2}$/.test(asked) ? Number(asked) : -1;
  if (index < 0 || index > draft.form.payments.length) throw redirect(paths.createInvoice({ at: "payments" }));
  const place: PaymentPlace = { draft: name, payment: index };
  const payment = draft.form.payments[index] ?? { methodId: "", methodName: "", accountId: "", accountName: "", amount: "" };
  return { draft, place, payment };
}

/** Changes the draft by what was posted, once, and leads on. */
export async function choose(
  session: Session,
  { request, draft, posted, change, to }: { request: Request; draft: Draft; posted: FormData; change: (form: InvoiceForm) => InvoiceForm; to: string },
) {
  const madeBy = fingerprint(request, posted);
  if (draft.madeBy !== madeBy) await saveDraft(session, "new", { before: draft, form: change(draft.form), madeBy });
  return redirect(to);
}

/** Names one rendering of a choosing form, so that the same choice made twice on purpose counts twice. */
export function renderingKey(): string {
  return randomUUID();
}

/** The form with one payment line set, or added at the end. */
export function withPayment(form: InvoiceForm, index: number, fields: Partial<InvoiceForm["payments"][number]>): InvoiceForm {
  const blank = { methodId: "", methodName: "", accountId: "", accountName: "", amount: "" };
  const payments = [...form.payments];
  payments[index] = { ...blank, ...payments[index], ...fields };
  return { ...form, payments };
}

/** One of the product, at its catalogue price. `pricedIn` is that price's currency code. */
export function newLine(product: SellableProduct, pricedIn: string): LineForm {
  return {
    id: randomUUID().slice(0, 8),
    productId: product.id,
    accountId: "",
    name: product.name,
    quantity: "1",
    unitPrice: product.salePrice,
    discount: "",
    taxCodeId: product.taxCodeId,
    pricedIn,
  };
}
