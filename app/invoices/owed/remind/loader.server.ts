import { randomUUID } from "node:crypto";
import { formatMoney } from "../../../../domain/money/money";
import { fill } from "../../../../domain/words/message";
import { remindSeveralWords as words } from "../../../../domain/words/remind-several";
import { parseSelectedIds } from "~/invoices/selected-ids";
import { formatDaysApart } from "~/lib/company-day.server";
import { owedPaths } from "~/lib/owed-paths";
import { parsePageNumber } from "~/lib/page";
import { listOwed, type OwedRow } from "~/models/owed/list.server";
import { readPages } from "~/models/pages.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { askBeforeReminding } from "./question.server";

type LateCustomer = { id: string; name: string; email: string; about: string };

/**
 * Returns the late customers with a checkbox each, and the question before the ticked ones are
 * reminded, when the address asks for it.
 */
export async function loadRemindSeveral(session: Session, request: Request) {
  await requireExtension("reminders");
  await requireExtension("mails");
  const { searchParams } = new URL(request.url);
  const item = parseSelectedIds(searchParams.getAll("item"));
  let today = "";
  const { rows, nextUrl } = await readPages(
    searchParams,
    async (number) => {
      const owed = await listOwed(session, number);
      today = owed.today;
      return owed.page;
    },
    (number) => owedPaths.remindSeveral({ page: number }),
  );
  const customers = toLateCustomers(rows, today);
  const ticked = customers.filter(({ id }) => item.includes(id));
  return {
    key: randomUUID(),
    companyId: session.companyId,
    page: parsePageNumber(searchParams),
    hasMore: nextUrl !== null,
    customers: customers.map((customer) => ({ ...customer, isTicked: item.includes(customer.id) })),
    problem: searchParams.get("problem") === "none" ? words.chooseOne : "",
    question:
      searchParams.has("ask") && ticked.length > 0
        ? await askBeforeReminding(session, ticked)
        : null,
    /** The address of this list with its ticks. */
    listUrl: owedPaths.remindSeveral({ page: parsePageNumber(searchParams), item }),
  };
}

/** Merges the rows of a customer, one for each currency, and leaves out who is not late. */
function toLateCustomers(rows: OwedRow[], today: string): LateCustomer[] {
  const customers = new Map<string, LateCustomer>();
  for (const row of rows.filter(({ overdue }) => overdue > 0n)) {
    const amount = formatMoney(row.currency.symbol, row.overdue);
    const before = customers.get(row.contact_id);
    customers.set(row.contact_id, {
      id: row.contact_id,
      name: row.contact_name,
      email: row.email,
      about: before
        ? fill(words.alsoLate, { before: before.about, amount })
        : describeLateness(amount, row.oldest_due_date, today),
    });
  }
  return [...customers.values()];
}

function describeLateness(amount: string, oldestDueDay: string | null, today: string): string {
  return oldestDueDay
    ? fill(words.lateByUpTo, { amount, span: formatDaysApart(oldestDueDay, today) })
    : fill(words.late, { amount });
}
