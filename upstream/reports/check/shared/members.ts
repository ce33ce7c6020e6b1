import { sql, type Kysely } from "kysely";
import type { Schema } from "../../../db/schema";
import { finding, type Finding } from "../finding";

/** Every company is somebody's. */
export async function checkMembers(db: Kysely<Schema>): Promise<Finding[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, display_name as name from companies
    where id not in (select company_id from memberships join accounts on accounts.id = account_id)`.execute(
    db,
  );
  return rows.flatMap(({ id, name }) =>
    finding(`${name} (${id}): people`, "none", "at least one, to open its books"),
  );
}
