import { minorToText, toMinor, parseDecimal } from "../../../../domain/money/money";
import { paymentCodeForAmount } from "../../../../domain/payment-codes/payment-code";
import { isSingapore } from "../../../../domain/countries";
import { findProfile } from "~/models/business/profile.server";
import { toPaymentCodeView } from "~/models/invoices/payment-code.server";
import type { Session } from "~/server/session/session-storage.server";
import { baseCurrency } from "~/models/invoices/choices.server";
import { readListsOrCached } from "~/models/lists.server";
import { isIdempotencyKey } from "~/server/security/posted-form.server";
import { requireExtension } from "~/server/v2/extensions.server";

type SaleToPay = {
  /** The amount to pay, in minor units. */
  total: bigint;
  key: string;
  base: { code: string; symbol: string } | undefined;
};

/** Returns a payment code for exactly this amount; null when the company has no payment code. */
export async function readSaleCode(session: Session, { total, key, base }: SaleToPay) {
  const profile = await findProfile(session);
  const company = session.companies.find(({ id }) => id === session.companyId);
  if (!profile || !company || !base) return null;
  const { payNow, duitNowCode } = profile.form;
  const payee = {
    countryId: Number(session.countryId),
    name: company.name,
    payNow,
    duitNow: duitNowCode,
  };
  const reference = saleReference(session, key);
  const paymentCode = paymentCodeForAmount(payee, {
    no: reference,
    balance: total,
    currency: base.code,
  });
  const view = toPaymentCodeView(paymentCode, base.symbol);
  return view && { ...view, forAmount: minorToText(total) };
}

export type SaleCode = NonNullable<Awaited<ReturnType<typeof readSaleCode>>>;

/**
 * Returns the reference in a PayNow code, by which the bank statement names the sale: the invoice
 * has no number yet. Empty outside Singapore, because a DuitNow code has no reference.
 */
export function saleReference({ countryId }: Session, key: string): string {
  return isSingapore(countryId) ? `S-${key.replaceAll("-", "").slice(0, 8).toUpperCase()}` : "";
}

/**
 * Returns true when the browser asks for the payment code alone. It has no route of its own,
 * because every page loads the list of routes.
 */
export function isSaleCodeRequest(request: Request): boolean {
  return new URL(request.url).searchParams.has("amount");
}

/** Responds with a payment code as JSON; null when there is none. */
export async function respondWithSaleCode(session: Session, request: Request): Promise<Response> {
  await requireExtension("cash_sale");
  const { searchParams } = new URL(request.url);
  const amount = parseDecimal(searchParams.get("amount") ?? "");
  const key = searchParams.get("sale") ?? "";
  const { currencies } = await readListsOrCached(session, ["currencies"]);
  const code =
    amount && isIdempotencyKey(key)
      ? await readSaleCode(session, {
          total: toMinor(amount),
          key,
          base: baseCurrency(currencies),
        })
      : null;
  return Response.json(code, { headers: { "Cache-Control": "no-store" } });
}
