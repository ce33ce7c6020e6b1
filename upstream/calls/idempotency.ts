import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../db/schema";
import { ApiError } from "../wire/api-error";
import type { Answer } from "../wire/answer";
import { toRefusal } from "../../domain/refusals/refusal";

type IdempotentRequest = {
  accountId: number;
  /** The value of the `Idempotency-Key` header. */
  key: string | undefined;
  method: string;
  /** The path with its query. */
  path: string;
  body: string;
};

/**
 * Does the work once for each idempotency key of an account, in a transaction that also stores the
 * key and the answer. A repeated request gets the stored answer, even when both arrive at the same
 * time. A request without a key is never a repetition. Throws a 409 when the key belongs to another
 * request.
 */
export async function runOnce(
  db: Kysely<Schema>,
  request: IdempotentRequest,
  now: Date,
  work: (transaction: Transaction<Schema>) => Promise<Answer>,
): Promise<{ status: number; body: string }> {
  const key = readIdempotencyKey(request.key);
  return db.transaction().execute(async (transaction) => {
    if (key !== undefined) {
      const stored = await claimKey(transaction, { ...request, key }, now);
      if (stored) return stored;
    }
    const answer = await work(transaction);
    const stored = { status: answer.status, body: JSON.stringify(answer.body) };
    if (key !== undefined) {
      await transaction
        .updateTable("idempotency_keys")
        .set(stored)
        .where("account_id", "=", request.accountId)
        .where("idempotency_key", "=", key)
        .execute();
    }
    return stored;
  });
}

/**
 * Reads an `Idempotency-Key` header. Returns undefined when the request has no key. Throws a 400
 * error for a key that cannot be stored.
 */
export function readIdempotencyKey(key: string | undefined): string | undefined {
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new ApiError(400, toRefusal("unusable_idempotency_key"));
  }
  return key;
}

/**
 * Stores the key and returns undefined. Returns the stored answer when the key was used before.
 * Throws a 409 error when the key belongs to a different request.
 */
async function claimKey(
  transaction: Transaction<Schema>,
  request: IdempotentRequest & { key: string },
  now: Date,
): Promise<{ status: number; body: string } | undefined> {
  const inserted = await transaction
    .insertInto("idempotency_keys")
    .values({
      account_id: request.accountId,
      idempotency_key: request.key,
      fingerprint: calculateFingerprint(request),
      created_at: now.toISOString(),
    })
    // PostgreSQL waits here while another transaction holds the key.
    .onConflict((conflict) => conflict.columns(["account_id", "idempotency_key"]).doNothing())
    .returning("idempotency_key")
    .executeTakeFirst();
  if (inserted) return undefined;
  const stored = await transaction
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "status", "body"])
    .where("account_id", "=", request.accountId)
    .where("idempotency_key", "=", request.key)
    .executeTakeFirstOrThrow();
  if (stored.fingerprint !== calculateFingerprint(request)) throw reusedKeyError();
  if (stored.status === null || stored.body === null)
    throw new Error("The stored answer of an idempotency key is empty.");
  return { status: stored.status, body: stored.body };
}

function calculateFingerprint({ method, path, body }: IdempotentRequest): string {
  return createHash("sha256").update(`${method} ${path}\n${body}`).digest("hex");
}

function reusedKeyError(): ApiError {
  return new ApiError(409, toRefusal("already_saved"));
}
