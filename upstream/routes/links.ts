import { Hono } from "hono";
import type { Answer } from "../wire/answer";
import type { Call, Calls } from "../calls/calls";
import { parseId } from "../wire/fields";
import { createLink, findLink, revokeLink } from "../invoices/links/link";

type Services = { calls: Calls; secret: () => string };

/**
 * Returns the routes by which the owner manages the links to customers' pages (extension "links").
 */
export function createLinkRoutes({ calls, secret }: Services): Hono {
  return new Hono()
    .get("/sales/invoices/:id/link", calls.createReadHandler(createReadLinkHandler(secret)))
    .post("/sales/invoices/:id/link", calls.createWriteHandler(createNewLinkHandler(secret)))
    .delete("/sales/invoices/:id/link", calls.createWriteHandler(handleRevokeLink));
}

function createReadLinkHandler(secret: () => string) {
  return async ({ books, params }: Call): Promise<Answer> => ({
    status: 200,
    body: { link: await findLink(books, parseId(params.id), secret()) },
  });
}

function createNewLinkHandler(secret: () => string) {
  return async (call: Call): Promise<Answer> => ({
    status: 201,
    body: { link: await createLink(call.books, parseId(call.params.id), secret(), call) },
  });
}

async function handleRevokeLink(call: Call): Promise<Answer> {
  await revokeLink(call.books, parseId(call.params.id), call);
  return { status: 200, body: {} };
}
