import { Hono } from "hono";
import type { Backups } from "../backups/open";
import { toOwnersStatus } from "../backups/status";
import type { Call, Calls } from "../calls/calls";
import { readTodaySummary } from "../reports/today/today";
import type { Answer } from "../wire/answer";

/**
 * Returns the route of the extension "today": what waits for the owner, the recent payments, and, in
 * `backup`, why no backup of the books was made.
 */
export function createTodayRoutes(calls: Calls, backups: Backups): Hono {
  const handleReadToday = async ({ books, now }: Call): Promise<Answer> => {
    const summary = await readTodaySummary(books.forCompany(books.companyId), now);
    const status = backups.readStatus();
    return {
      status: 200,
      body: { today: { ...summary, backup: status && toOwnersStatus(status) } },
    };
  };
  return new Hono().get("/today", calls.createReadHandler(handleReadToday));
}
