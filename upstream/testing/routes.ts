import { Hono } from "hono";
import type { Kysely } from "kysely";
import * as z from "zod";
import { hashPassword } from "../accounts/password";
import type { Schema } from "../db/schema";
import { fillSearchTexts } from "../invoices/compose/fill-search-texts";
import { readJson } from "../wire/body";
import { answerError } from "../calls/errors";
import { parseOrRefuse } from "../wire/fields";
import { writeAccount } from "../books/write-account";
import { savePromotion } from "../sign-up/promotions";
import { accountPayloadSchema } from "./account-payload";
import { faultRuleSchema, type Faults } from "./faults";
import { failRepeatDays } from "./fail-repeat-days";
import { renameLists } from "./rename-lists";

/** The largest request body with an account in bytes, enough for thousands of records. */
const LARGEST_ACCOUNT_BYTES = 8 * 1024 * 1024;

/**
 * Hashes a password with cheap parameters, because the usual hash would take most of a test's time.
 */
function hashCheaply(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password, { N: 2 ** 10, r: 8, p: 1 });
  hashes.set(password, hash);
  return hash;
}

/**
 * Hashes by password. Many tests share a password, and a hash for each test would fill the queue of
 * hashes.
 */
const hashes = new Map<string, Promise<string>>();

const minor = z.number().int().nullable().default(null);

/**
 * A row of `promotions`. When `client_token` is given, the API returns it instead of the gateway's
 * token for the card form.
 */
const promotionPayload = z.object({
  code: z.string(),
  country_id: z.number().int(),
  plan_name: z.string().default("Premium"),
  monthly_fee: minor,
  annual_fee: minor,
  first_charge: z.number().int(),
  expires_at: z.string().nullable().default(null),
  client_token: z.string().optional(),
});

const renamePayload = z.object({ companyId: z.number().int() });

const failedDaysPayload = renamePayload.extend({ reason: z.string() });

/**
 * Returns routes for tests, which create accounts with books, rename lists, fail days of repeats, forget
 * when passwords were given, create promotions, and add and remove faults. `clientTokens` gets the tokens of card
 * forms, by promo code.
 */
export function createTestingRoutes(
  db: Kysely<Schema>,
  faults: Faults,
  clientTokens: Map<string, string>,
): Hono {
  return new Hono()
    .post("/accounts", async (c) => {
      const { value } = await readJson(c.req.raw, LARGEST_ACCOUNT_BYTES);
      const holder = parseOrRefuse(accountPayloadSchema, value);
      const { accountId, companyIds } = await writeAccount(db, holder, { hash: hashCheaply });
      await fillSearchTexts(db);
      return c.json(
        {
          people: { id: accountId, display_name: holder.displayName, email: holder.email },
          companies: holder.companies.map(({ company }, index) => ({
            id: companyIds[index],
            display_name: company.displayName,
          })),
        },
        201,
      );
    })
    .post("/renamed_lists", async (c) => {
      const { value } = await readJson(c.req.raw);
      const { companyId } = parseOrRefuse(renamePayload, value);
      await renameLists(db, companyId);
      return c.json({}, 201);
    })
    .post("/failed_repeat_days", async (c) => {
      const { value } = await readJson(c.req.raw);
      const { companyId, reason } = parseOrRefuse(failedDaysPayload, value);
      await failRepeatDays(db, companyId, reason);
      return c.json({}, 201);
    })
    .delete("/passwords_given", async (c) => {
      const accounts = db.selectFrom("accounts").select("id");
      await db
        .updateTable("sessions")
        .set({ password_given_at: null })
        .where("account_id", "in", accounts.where("email", "=", c.req.query("email") ?? ""))
        .execute();
      return c.json({});
    })
    .post("/promotions", async (c) => {
      const { value } = await readJson(c.req.raw);
      const { client_token, ...promotion } = parseOrRefuse(promotionPayload, value);
      await savePromotion(db, promotion);
      if (client_token !== undefined) clientTokens.set(promotion.code, client_token);
      return c.json({}, 201);
    })
    .post("/faults", async (c) => {
      const { value } = await readJson(c.req.raw);
      faults.add(parseOrRefuse(faultRuleSchema, value));
      return c.json({}, 201);
    })
    .delete("/faults", (c) => {
      faults.clear(c.req.query("email") ?? "");
      return c.json({});
    })
    .onError(answerError);
}
