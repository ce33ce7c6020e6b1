import type { Kysely } from "kysely";
import { writeAccount } from "../books/write-account";
import { MALAYSIA, SINGAPORE } from "../../domain/countries";
import { dayIn } from "../../domain/calendar/time-zone";
import type { Schema } from "../db/schema";
import { writePromotion, type Promotion } from "../sign-up/promotions";
import { demoAccount } from "./demo";

/** What anyone may try where there is demo data. */
const DEMO_PROMOTIONS: Promotion[] = [
  {
    code: "LEJAR-MY",
    country_id: MALAYSIA.id,
    plan_name: "Premium",
    monthly_fee: 3900,
    annual_fee: null,
    first_charge: 1950,
    expires_at: null,
  },
  {
    code: "LEJAR-SG",
    country_id: SINGAPORE.id,
    plan_name: "Premium",
    monthly_fee: null,
    annual_fee: 19_800,
    first_charge: 14_850,
    expires_at: null,
  },
];

/** Fills empty books with the demo account and its promo codes. */
export async function writeDemo(db: Kysely<Schema>, now: Date): Promise<void> {
  await writeAccount(db, demoAccount(dayIn("Asia/Kuala_Lumpur", now)));
  for (const promotion of DEMO_PROMOTIONS) await writePromotion(db, promotion);
}
