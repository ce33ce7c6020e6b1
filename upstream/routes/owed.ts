import { Hono } from "hono";
import { dayIn } from "../clock";
import { readCompany } from "../company";
import type { Answer } from "../http/answer";
import type { Call, Calls } from "../http/calls";
import { listOwed } from "../owed/list";
import { readPage } from "../page";

/** Who owes what, and how customers stand: beyond the v2 API. */
export function owedRoutes(calls: Calls): Hono {
  return new Hono().get("/owed", calls.reading(answerOwed));
}

async function answerOwed({ books, query, now }: Call): Promise<Answer> {
  // In one company, whose name need not be said by who is of no other.
  const own = books.narrowedTo(books.companyId);
  const { time_zone, id, code, symbol } = await readCompany(own);
  const today = dayIn(time_zone, now);
  const { owed, ...meta } = await listOwed(own, today, readPage(query.page) ?? 1);
  return {
    status: 200,
    body: { owed, meta: { ...meta, today, base_currency: { id, code, symbol } } },
  };
}
