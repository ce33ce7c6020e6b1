import { Hono } from "hono";
import type { Call, Calls } from "../calls/calls";
import { readToday } from "../reports/today/today";
import type { Answer } from "../wire/answer";

/** The extension "today", which answers what waits for the owner and the recent payments. */
export function createTodayRoutes(calls: Calls): Hono {
  return new Hono().get("/today", calls.createReadHandler(answerToday));
}

async function answerToday({ books, now }: Call): Promise<Answer> {
  const company = books.forCompany(books.companyId);
  return { status: 200, body: { today: await readToday(company, now) } };
}
