import * as z from "zod";
import type { ChangeContext } from "../calls/calls";
import type { CompanyBooks } from "../db/company-books";
import { parseOrRefuse } from "../wire/fields";
import { issue } from "../wire/issue";

type Paused = { kind: "invoice" | "contact"; id: number };

const payloadSchema = z.object({
  paused: z.boolean({ message: issue("reminders_paused_or_not") }),
});

/** Pauses the reminders of an invoice or a customer, or lets them go out again. */
export async function savePause(
  books: CompanyBooks,
  { kind, id }: Paused,
  { body, now }: Pick<ChangeContext, "now"> & { body: unknown },
): Promise<void> {
  const { paused } = parseOrRefuse(payloadSchema, body);
  if (!paused) {
    await books
      .deleteFrom("reminder_pauses")
      .where("kind", "=", kind)
      .where("record_id", "=", id)
      .execute();
    return;
  }
  await books
    .insertInto("reminder_pauses")
    .values({ company_id: books.companyId, kind, record_id: id, paused_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(["company_id", "kind", "record_id"]).doNothing())
    .execute();
}

/** Returns whether the reminders of this invoice or customer are paused. */
export async function isPaused(books: CompanyBooks, { kind, id }: Paused): Promise<boolean> {
  const pause = await books
    .selectFrom("reminder_pauses")
    .select("record_id")
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .executeTakeFirst();
  return pause !== undefined;
}
