import { Hono } from "hono";
import type { Call, Calls } from "../calls/calls";
import { readSnapshot } from "../reports/snapshot/snapshot";
import type { Answer } from "../wire/answer";

/** Returns the route of the figures of the dashboard. */
export function createSnapshotRoutes(calls: Calls): Hono {
  return new Hono().get("/snapshot", calls.createReadHandler(handleReadSnapshot));
}

async function handleReadSnapshot({ books, now }: Call): Promise<Answer> {
  const company = books.forCompany(books.companyId);
  return { status: 200, body: { snapshot: await readSnapshot(company, now) } };
}
