import { sql, type Kysely } from "kysely";
import type { Schema } from "../../db/schema";
import { toFindings, type Finding } from "./finding";

/** Checks that every company has at least one member. */
export async function checkMembers(db: Kysely<Schema>): Promise<Finding[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, display_name as name from companies
    where id not in (select company_id from memberships join accounts on accounts.id = account_id)`.execute(
    db,
  );
  return rows.flatMap(({ id, name }) =>
    toFindings(`${name} (${id}): people`, "none", "at least one, to open its books"),
  );
}

/** Checks that every idempotency key has a stored reply and an account. */
export async function checkIdempotencyKeys(db: Kysely<Schema>): Promise<Finding[]> {
  const { rows } = await sql<{ email: string; key: string; created_at: string }>`
    select accounts.email, idempotency_key as key, idempotency_keys.created_at
    from idempotency_keys left join accounts on accounts.id = account_id
    where status is null or body is null or accounts.id is null`.execute(db);
  return rows.flatMap(({ email, key, created_at }) =>
    toFindings(
      `save ${key} of ${email}, ${created_at}`,
      "without an answer",
      "done, or not at all",
    ),
  );
}
