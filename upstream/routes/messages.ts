import { Hono } from "hono";
import type { Answer } from "../wire/answer";
import type { Call, Calls } from "../calls/calls";
import { parseId } from "../wire/fields";
import { queueBulkMails, readBulkPlan, type BulkServices } from "../messages/bulk-mails";
import { recordReminder, queueMail, queueMailAgain } from "../messages/queue";
import { readMessage, readMessages } from "../messages/read-messages";
import {
  createOverdueLinks,
  recordCustomerReminder,
  readOverdueInvoices,
} from "../messages/customer-reminder";
import { RECORD_HANDLERS } from "../messages/subjects/handlers";
import type { RecordHandler } from "../messages/subjects/subject";

/**
 * Returns the routes of the extensions "send" and "send_papers": messages to customers about
 * invoices and other documents.
 */
export function createMessageRoutes(calls: Calls, secret: () => string): Hono {
  const routes = new Hono()
    .post("/sales/invoices/:id/reminders", calls.createWriteHandler(handleRecordReminder))
    .get("/contacts/:id/reminders", calls.createReadHandler(createOverdueInvoicesHandler(secret)))
    .post("/contacts/:id/reminders", calls.createWriteHandler(handleRecordCustomerReminder))
    .post(
      "/contacts/:id/reminders/links",
      calls.createWriteHandler(createOverdueLinksHandler(secret)),
    );
  for (const sendable of RECORD_HANDLERS)
    routes.get(
      `${sendable.path}/messages`,
      calls.createReadHandler(createReadMessagesHandler(sendable)),
    );
  return routes;
}

type MailServices = BulkServices & { wake: () => void };

/**
 * Returns the routes of the extensions "mails" and "bulk_mails", which send mails by the mail
 * server.
 */
export function createMailRoutes(calls: Calls, services: MailServices): Hono {
  const routes = new Hono()
    .get("/sales/mails", calls.createReadHandler(createBulkPlanHandler(services)))
    .post("/sales/mails", calls.createWriteHandler(createBulkQueueHandler(services)));
  for (const sendable of RECORD_HANDLERS)
    routes
      .post(
        `${sendable.path}/mails`,
        calls.createWriteHandler(createQueueHandler(queueMail, sendable, services)),
      )
      .post(
        `${sendable.path}/messages/:message/again`,
        calls.createWriteHandler(createQueueHandler(queueMailAgain, sendable, services)),
      );
  return routes;
}

function createReadMessagesHandler(sendable: RecordHandler) {
  return async (call: Call): Promise<Answer> => ({
    status: 200,
    body: await readMessages(sendable, call),
  });
}

async function handleRecordReminder(call: Call): Promise<Answer> {
  const id = await recordReminder(call);
  return { status: 201, body: { message: await readMessage(call.books, id) } };
}

function createOverdueInvoicesHandler(secret: () => string) {
  return async ({ books, params, now }: Call): Promise<Answer> => ({
    status: 200,
    body: { late: await readOverdueInvoices(books, parseId(params.id), { secret: secret(), now }) },
  });
}

async function handleRecordCustomerReminder(call: Call): Promise<Answer> {
  const contactId = parseId(call.params.id);
  const id = await recordCustomerReminder(call.books, contactId, call.body, call);
  return { status: 201, body: { message: await readMessage(call.books, id) } };
}

function createOverdueLinksHandler(secret: () => string) {
  return async (call: Call): Promise<Answer> => {
    await createOverdueLinks(call.books, parseId(call.params.id), secret(), call);
    return { status: 201, body: {} };
  };
}

type Queue = typeof queueMail | typeof queueMailAgain;

function createQueueHandler(queue: Queue, sendable: RecordHandler, { rules, wake }: MailServices) {
  return async (call: Call): Promise<Answer> => {
    const id = await queue(sendable, call, rules);
    call.afterCommit(wake);
    return { status: 202, body: { mail: await readMessage(call.books, id) } };
  };
}

function createBulkPlanHandler(services: BulkServices) {
  return async (call: Call): Promise<Answer> => ({
    status: 200,
    body: await readBulkPlan(call, services),
  });
}

function createBulkQueueHandler({ wake, ...services }: MailServices) {
  return async (call: Call): Promise<Answer> => {
    const body = await queueBulkMails(call, services);
    call.afterCommit(wake);
    return { status: 202, body };
  };
}
