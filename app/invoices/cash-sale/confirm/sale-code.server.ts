import { minorToText, toMinor, parseDecimal } from "../../../../domain/money/money";
import { makePaymentCodeForAmount } from "../../../../domain/payment-codes/payment-code";
import { isSingapore } from "../../../../domain/countries";
import { findProfile } from "~/models/business/profile.server";
import { toPaymentCodeView } from "~/models/invoices/payment-code.server";
import type { Session } from "~/server/session/session-storage.server";
import { findBaseCurrency } from "~/models/invoices/choices.server";
import { readListsOrCached } from "~/models/lists.server";
import { isIdempotencyKey } from "~/server/security/posted-form.server";
import { requireExtension } from "~/server/v2/extensions.server";

type SaleToPay = {
  /** The amount to pay, in minor units. */
  total: bigint;
  /** The idempotency key of the sale. */
  idempotencyKey: string;
  /** The base currency; undefined when the lists name none. */
  currency: { code: string; symbol: string } | undefined;
};

/**
 * Returns a payment code that contains this amount. Returns null when the amount is zero, when the
 * company has no business profile or no payment code, or when the lists name no base currency.
 */
export async function findSaleCode(
  session: Session,
  { total, idempotencyKey, currency }: SaleToPay,
) {
  const profile = await findProfile(session);
  const company = session.companies.find(({ id }) => id === session.companyId);
  if (!profile || !company || !currency) return null;
  const { payNow, duitNowCode } = profile.form;
  const payee = {
    countryId: Number(session.countryId),
    name: company.name,
    payNow,
    duitNow: duitNowCode,
  };
  const reference = formatSaleReference(session, idempotencyKey);
  const paymentCode = makePaymentCodeForAmount(payee, {
    no: reference,
    balance: total,
    currency: currency.code,
  });
  const view = toPaymentCodeView(paymentCode, currency.symbol);
  return view && { ...view, forAmount: minorToText(total) };
}

export type SaleCode = NonNullable<Awaited<ReturnType<typeof findSaleCode>>>;

/**
 * Returns the reference in a PayNow code. The reference identifies the sale on the bank statement,
 * because the invoice of the sale has no number yet. The reference is empty outside Singapore,
 * because a DuitNow code has none.
 */
function formatSaleReference({ countryId }: Session, idempotencyKey: string): string {
  return isSingapore(countryId)
    ? `S-${idempotencyKey.replaceAll("-", "").slice(0, 8).toUpperCase()}`
    : "";
}

/**
 * Returns true when the request is for the payment code only. The payment code shares the address
 * of the page, because every page loads the list of all routes and a further route makes it longer.
 */
export function isSaleCodeRequest(request: Request): boolean {
  return new URL(request.url).searchParams.has("amount");
}

/**
 * Responds with a payment code as JSON. The JSON is null without a payment code and for an invalid
 * amount or key.
 */
export async function answerSaleCode(session: Session, request: Request): Promise<Response> {
  await requireExtension("cash_sale");
  const { searchParams } = new URL(request.url);
  const amount = parseDecimal(searchParams.get("amount") ?? "");
  const idempotencyKey = searchParams.get("sale") ?? "";
  const { currencies } = await readListsOrCached(session, ["currencies"]);
  const code =
    amount && isIdempotencyKey(idempotencyKey)
      ? await findSaleCode(session, {
          total: toMinor(amount),
          idempotencyKey,
          currency: findBaseCurrency(currencies),
        })
      : null;
  return Response.json(code, { headers: { "Cache-Control": "no-store" } });
}
