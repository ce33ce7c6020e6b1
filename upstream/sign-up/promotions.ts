import type { Kysely, Selectable } from "kysely";
import { CURRENCY_SYMBOLS } from "../books/currencies";
import { findCountryOrMalaysia } from "../../domain/countries";
import type { AccountTables, Schema } from "../db/schema";
import { isDamaged } from "../wire/damaged-text";
import { formatWireAmount } from "../wire/decimals";
import { createNotFoundError, createRefusal } from "../wire/api-error";

export type Promotion = Selectable<AccountTables["promotions"]>;

/**
 * Reads a promotion. Throws a 404 when there is no promotion of this code or when it has expired.
 */
export async function readPromotion(
  db: Kysely<Schema>,
  code: string,
  now: Date,
): Promise<Promotion> {
  if (isDamaged(code)) throw createNotFoundError("promotion");
  const promotion = await db
    .selectFrom("promotions")
    .selectAll()
    .where("code", "=", normalizeCode(code))
    .executeTakeFirst();
  if (!promotion || isExpired(promotion, now)) throw createNotFoundError("promotion");
  return promotion;
}

/** Reads the promotion of a sign-up. Throws a 422 instead of any error of `readPromotion`. */
export async function requirePromotion(
  db: Kysely<Schema>,
  code: string,
  now: Date,
): Promise<Promotion> {
  try {
    return await readPromotion(db, code, now);
  } catch {
    throw createRefusal("promo_invalid");
  }
}

/** Returns a promotion as JSON of the v2 API. A fee is null when the promotion has no such fee. */
export function toWirePromotion(promotion: Promotion): object {
  const { name, currency } = findCountryOrMalaysia(promotion.country_id);
  const fee = (minor: number | null) => (minor === null ? null : formatWireAmount(minor));
  return {
    code: promotion.code,
    plan: { name: promotion.plan_name },
    fee_monthly: fee(promotion.monthly_fee),
    fee_annual: fee(promotion.annual_fee),
    first_charge: formatWireAmount(promotion.first_charge),
    country: {
      id: promotion.country_id,
      name,
      currency: { code: currency, symbol: CURRENCY_SYMBOLS[currency] },
    },
  };
}

/** Stores a promotion in place of a promotion with the same code. */
export async function savePromotion(db: Kysely<Schema>, promotion: Promotion): Promise<void> {
  const toBigInt = (amount: number | null) => (amount === null ? null : BigInt(amount));
  const row = {
    ...promotion,
    code: normalizeCode(promotion.code),
    monthly_fee: toBigInt(promotion.monthly_fee),
    annual_fee: toBigInt(promotion.annual_fee),
    first_charge: BigInt(promotion.first_charge),
  };
  await db
    .insertInto("promotions")
    .values(row)
    .onConflict((conflict) => conflict.column("code").doUpdateSet(row))
    .execute();
}

/** Returns the code in the form in which codes are compared and stored. */
function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}

function isExpired({ expires_at }: Promotion, now: Date): boolean {
  return expires_at !== null && expires_at <= now.toISOString();
}
