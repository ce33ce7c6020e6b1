import { fill } from "../../../domain/words/message";
import { signUpWords as words } from "../../../domain/words/sign-up";
import { findPromotion, type Promotion } from "~/models/account/sign-up.server";
import { recordAttempt } from "~/server/security/rate-limit.server";
import { toFormFault } from "~/server/v2/form-fault.server";

/** The result of a promo code's check, for the sign-up form. */
export type PromoView = {
  code: string;
  isValid: boolean;
  /** False after a fault. True when the limit of attempts has stopped the check. */
  isChecked: boolean;
  /** The only country that the code is for; empty when the code is not valid. */
  countryId: string;
  /** The price as a sentence; empty when the code is not valid or the API sends no price. */
  price: string;
};

/** The answer to a check of a promo code; null when no code was sent. */
export type PromoAnswer = { promo: PromoView | null };

/** A promo code after its check. `problem` is null unless a fault has stopped the check. */
type CheckedPromo = {
  promotion: Promotion | null;
  promo: PromoView;
  problem: ReturnType<typeof toFormFault> | null;
};

/** Checks a promo code. A code that cannot be checked does not count as valid. */
export async function checkPromo(request: Request, code: string): Promise<CheckedPromo> {
  try {
    const promotion = await lookUpPromotion(request, code);
    return { promotion, promo: toPromoView(code, promotion), problem: null };
  } catch (error) {
    return { promotion: null, promo: toUncheckedPromo(code), problem: toFormFault(error) };
  }
}

/**
 * Returns null when the code is unknown or has ended. Also returns null, without a check, when too
 * many unknown codes came from the visitor's network address, so that nobody can try all codes.
 */
async function lookUpPromotion(request: Request, code: string): Promise<Promotion | null> {
  const attempt = await recordAttempt("promo", { request });
  if (attempt.isLimited) return null;
  try {
    const promotion = await findPromotion(code);
    if (promotion) await attempt.uncount();
    return promotion;
  } catch (error) {
    await attempt.uncount();
    throw error;
  }
}

function toPromoView(code: string, promotion: Promotion | null): PromoView {
  return {
    code,
    isValid: promotion !== null,
    isChecked: true,
    countryId: promotion?.countryId ?? "",
    price: promotion ? describePrice(promotion) : "",
  };
}

/** Returns the price, such as "Monthly Renewal: RM 19.50 first, then RM 39.00 a month." */
function describePrice({ renewal, firstCharge: first, fee }: Promotion): string {
  if (first && fee) return fill(words.price.firstAndFee, { renewal, first, fee });
  if (first) return fill(words.price.first, { renewal, first });
  return fee ? fill(words.price.fee, { renewal, fee }) : "";
}

/** Returns the result for a code that could not be checked. */
export function toUncheckedPromo(code: string): PromoView {
  return { code, isValid: false, isChecked: false, countryId: "", price: "" };
}
