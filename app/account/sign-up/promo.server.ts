import { findPromotion, type Promotion } from "~/models/account/sign-up.server";
import { recordAttempt } from "~/server/security/rate-limit.server";
import { toFormFault } from "~/server/v2/form-fault.server";

/** What is said of the promo code beside it. */
export type PromoView = {
  code: string;
  isValid: boolean;
  /** False while it is not known whether the code is a good one. */
  isChecked: boolean;
  countryId: string;
  /** In words; blank where the API does not say. */
  price: string;
};

/** The answer to the check of a promo code; null where none was asked about. */
export type PromoAnswer = { promo: PromoView | null };

/** Of a code that was looked up, or why it could not be. */
type CheckedPromo = {
  promotion: Promotion | null;
  promo: PromoView;
  problem: ReturnType<typeof toFormFault> | null;
};

/** Looks a typed code up; one that cannot be looked up does not count as valid. */
export async function checkPromo(request: Request, code: string): Promise<CheckedPromo> {
  try {
    const promotion = await lookUpPromotion(request, code);
    return { promotion, promo: toPromoView(code, promotion), problem: null };
  } catch (error) {
    return { promotion: null, promo: uncheckedPromo(code), problem: toFormFault(error) };
  }
}

/** Null for a code that is none; wrong ones are counted, lest all be tried. */
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

/** "Monthly Renewal: RM 19.50 first, then RM 39.00 a month." */
function describePrice({ renewal, firstCharge, fee }: Promotion): string {
  const steps = [firstCharge && `${firstCharge} first`, fee && `then ${fee}`].filter(Boolean);
  return steps.length > 0 ? `${renewal}: ${steps.join(", ")}.` : "";
}

export function uncheckedPromo(code: string): PromoView {
  return { code, isValid: false, isChecked: false, countryId: "", price: "" };
}
