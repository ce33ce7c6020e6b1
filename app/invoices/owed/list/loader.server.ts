import { randomUUID } from "node:crypto";
import { owedPaths } from "~/lib/owed-paths";
import { listOwed, type OwedSum } from "~/models/owed/list.server";
import { readPages } from "~/models/pages.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { toOwedView, toOwedSumView } from "./owed-view.server";

/**
 * Returns the customers with what they owe, from page 1 to the page in the address. The sums
 * include the customers of all pages.
 */
export async function loadOwed(session: Session, request: Request) {
  await requireExtension("owed");
  const { searchParams } = new URL(request.url);
  const extensions = await listExtensions();
  const hasReminders = extensions.includes("links") && extensions.includes("send");
  const hasCombinedReminders = hasReminders && extensions.includes("send_papers");
  let sums: OwedSum[] = [];
  const page = await readPages(
    searchParams,
    async (number) => {
      const answer = await listOwed(session, number);
      sums = answer.sums;
      const options = {
        countryId: session.countryId,
        today: answer.today,
        hasReceipts: extensions.includes("receipts"),
        hasReminders,
        hasCombinedReminders,
      };
      return { ...answer.page, rows: answer.page.rows.map((row) => toOwedView(row, options)) };
    },
    (number) => owedPaths.owed({ page: number }),
  );
  return {
    page,
    /** The idempotency key of the forms on this page. */
    key: randomUUID(),
    companyId: session.companyId,
    sums: sums.map(toOwedSumView),
    /** The address of the page that reminds several customers; empty when it has nobody to offer. */
    remindSeveralUrl:
      extensions.includes("reminders") &&
      extensions.includes("mails") &&
      sums.some(({ overdue }) => overdue > 0n)
        ? owedPaths.remindSeveral()
        : "",
    /** The address of the reminders that go out by themselves; empty when the API has none. */
    remindersUrl: extensions.includes("reminders") ? owedPaths.reminders() : "",
    /** The address of the overdue invoices; empty when nothing is overdue. */
    overdueInvoicesUrl: sums.some(({ overdue }) => overdue > 0n)
      ? paths.invoices("unpaid", { due: "overdue" })
      : "",
  };
}
