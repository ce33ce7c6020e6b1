import { Hono } from "hono";
import type { Call, Calls } from "../calls/calls";
import { readTodaySummary } from "../reports/today/today";
import type { Answer } from "../wire/answer";

/** Returns the route of the extension "today": what waits for the owner, and the recent payments. */
export function createTodayRoutes(calls: Calls): Hono {
  return new Hono().get("/today", calls.createReadHandler(handleReadToday));
}

async function handleReadToday({ books, now }: Call): Promise<Answer> {
  const company = books.forCompany(books.companyId);
  return { status: 200, body: { today: await readTodaySummary(company, now) } };
}
