import type { Kysely, Transaction } from "kysely";
import { hashPassword } from "../accounts/password";
import { normalizeEmail, type CheckedAccount, type Sessions } from "../accounts/sessions";
import { findCountryOrMalaysia } from "../../domain/countries";
import type { Schema } from "../db/schema";
import { ApiError, createRefusal } from "../wire/api-error";
import { recordSecurityEvent } from "../accounts/request-origin";
import type { CardGateway } from "../accounts/card-gateway/card-gateway";
import { calculatePaidEnd, calculateTrialEnd } from "../accounts/plan";
import { writeAccountIn } from "../books/write-account";
import { createNewBooks } from "./new-books";
import type { SignUp } from "./payload";
import { requirePromotion, type Promotion } from "./promotions";
import { toRefusal } from "../../domain/refusals/refusal";

type Services = {
  db: Kysely<Schema>;
  sessions: Sessions;
  cardGateway: CardGateway;
  now: () => Date;
};

/**
 * Creates an account with its business. The business is on trial or, with a promotion, the first
 * charge is paid by card. A repeated request with the same idempotency key returns the account of
 * the first request. Throws a refusal when the email has an account, or the promotion or the card
 * is refused.
 */
export async function signUp(
  services: Services,
  payload: SignUp,
  idempotencyKey: string | undefined,
): Promise<CheckedAccount> {
  const existing = await findAccountByKey(services, payload, idempotencyKey);
  if (existing) return existing;
  try {
    const created = await createAccount(services, payload, idempotencyKey);
    recordSecurityEvent({ event: "sign_up", account: created.id });
    return created;
  } catch (error) {
    // A simultaneous request with the same key or the same email may have created the account. The
    // email is looked up before the key, so that an account that is created between the two lookups
    // is found by its key.
    const isTaken = await hasAccount(services.db, payload.email);
    const other = await findAccountByKey(services, payload, idempotencyKey);
    if (other) return other;
    throw isTaken ? emailTakenError() : error;
  }
}

/**
 * Finds the account of an earlier sign-up with the same key. Throws a 409 when the earlier sign-up
 * had another email or password.
 */
async function findAccountByKey(
  { db, sessions }: Services,
  payload: SignUp,
  idempotencyKey: string | undefined,
) {
  if (idempotencyKey === undefined) return undefined;
  const found = await db
    .selectFrom("sign_ups")
    .select("account_id")
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  if (!found) return undefined;
  const account = await sessions.checkPassword(payload.email, payload.password);
  if (account?.id === found.account_id) return account;
  throw new ApiError(409, toRefusal("already_sent"));
}

async function createAccount(
  services: Services,
  payload: SignUp,
  idempotencyKey: string | undefined,
): Promise<CheckedAccount> {
  const { db, now } = services;
  await refuseKnownEmail(db, payload.email);
  const promoCode = payload.promotion_code;
  const promotion = promoCode === "" ? undefined : await requirePromotion(db, promoCode, now());
  const passwordHash = await hashPassword(payload.password);
  const save = (reference: string | null) =>
    saveSignUp(db, {
      payload,
      passwordHash,
      promotion,
      reference,
      idempotencyKey: idempotencyKey ?? null,
      now: now(),
    });
  return promotion ? createPaidAccount(services, { payload, promotion }, save) : save(null);
}

/** Reserves the first charge on the card, stores the account and then charges the card. */
async function createPaidAccount(
  { cardGateway }: Services,
  { payload, promotion }: { payload: SignUp; promotion: Promotion },
  save: (reference: string) => Promise<CheckedAccount>,
): Promise<CheckedAccount> {
  if (promotion.country_id !== payload.country_id) {
    throw createRefusal("promo_other_country");
  }
  if (payload.payment_method_nonce === "") throw createRefusal("promo_card_needed");
  const reference = await cardGateway.authorize({
    nonce: payload.payment_method_nonce,
    amount: BigInt(promotion.first_charge),
    currency: findCountryOrMalaysia(promotion.country_id).currency,
  });
  let account: CheckedAccount;
  try {
    account = await save(reference);
  } catch (error) {
    await cardGateway
      .release(reference)
      .catch(() =>
        console.error(`The amount of charge ${reference} is still reserved on the card.`),
      );
    throw error;
  }
  // A failed capture does not fail the sign-up, because the amount can be captured by hand.
  await cardGateway
    .capture(reference)
    .catch(() => console.error(`The amount of charge ${reference} was not captured.`));
  return account;
}

type SignUpRecord = {
  payload: SignUp;
  passwordHash: string;
  promotion: Promotion | undefined;
  reference: string | null;
  idempotencyKey: string | null;
  now: Date;
};

async function saveSignUp(db: Kysely<Schema>, record: SignUpRecord): Promise<CheckedAccount> {
  const { payload, passwordHash, promotion, now } = record;
  const email = normalizeEmail(payload.email);
  const books = createNewBooks({
    businessName: payload.name,
    countryId: payload.country_id,
    phone: payload.phone_no,
    email,
  });
  const holder = { displayName: payload.first_name, email, companies: [books] };
  const end = promotion
    ? calculatePaidEnd(now, promotion.annual_fee === null ? 1 : 12)
    : calculateTrialEnd(now);
  return db.transaction().execute(async (transaction) => {
    await refuseKnownEmail(transaction, email);
    const { accountId, companyIds } = await writeAccountIn(transaction, holder, passwordHash, now);
    await transaction
      .updateTable("companies")
      .set({ premium_until: end.toISOString() })
      .where("id", "in", companyIds)
      .execute();
    await transaction
      .insertInto("sign_ups")
      .values({
        account_id: accountId,
        idempotency_key: record.idempotencyKey,
        promotion_code: promotion?.code ?? null,
        payment_reference: record.reference,
        created_at: now.toISOString(),
      })
      .execute();
    return { id: accountId, email, displayName: payload.first_name, passwordHash, language: null };
  });
}

async function refuseKnownEmail(
  db: Kysely<Schema> | Transaction<Schema>,
  email: string,
): Promise<void> {
  if (await hasAccount(db, email)) throw emailTakenError();
}

async function hasAccount(
  db: Kysely<Schema> | Transaction<Schema>,
  email: string,
): Promise<boolean> {
  const existing = await db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", normalizeEmail(email))
    .executeTakeFirst();
  return existing !== undefined;
}

function emailTakenError(): ApiError {
  return createRefusal("email_taken");
}
