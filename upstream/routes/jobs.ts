import { Hono } from "hono";
import * as z from "zod";
import type { Call, Calls } from "../calls/calls";
import type { JobHandlers } from "../jobs/handler";
import { listJobs, readJobRow, toWireJob } from "../jobs/read-jobs";
import { retryJob } from "../jobs/retry";
import type { Answer } from "../wire/answer";
import { parseId, parseOrRefuse } from "../wire/fields";
import { issue } from "../wire/issue";

type Services = { handlers: JobHandlers; wake: () => void };

/** Returns the routes of the extension "jobs": what the server does by itself, and what failed. */
export function createJobRoutes(calls: Calls, services: Services): Hono {
  return new Hono()
    .get("/jobs", calls.createReadHandler(handleListJobs))
    .get("/jobs/:id", calls.createReadHandler(handleReadJob))
    .post("/jobs/:id/retry", calls.createWriteHandler(createRetryHandler(services)));
}

const listQuery = z.object({
  state: z.enum(["waiting", "done", "failed"], {
    message: issue("unknown_record", { record: "state" }),
  }),
});

async function handleListJobs({ books, query }: Call): Promise<Answer> {
  const { state } = parseOrRefuse(listQuery, query);
  return { status: 200, body: { jobs: await listJobs(books.forCompany(books.companyId), state) } };
}

async function handleReadJob({ books, params }: Call): Promise<Answer> {
  return { status: 200, body: { job: toWireJob(await readJobRow(books, parseId(params.id))) } };
}

function createRetryHandler({ handlers, wake }: Services) {
  return async ({ books, params, now, afterCommit }: Call): Promise<Answer> => {
    const { id, company_id } = await readJobRow(books, parseId(params.id));
    const companyBooks = books.forCompany(company_id);
    await retryJob(companyBooks, id, { now, handlers });
    afterCommit(wake);
    return { status: 202, body: { job: toWireJob(await readJobRow(companyBooks, id)) } };
  };
}
