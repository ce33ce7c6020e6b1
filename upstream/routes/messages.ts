import { Hono } from "hono";
import * as z from "zod";
import type { Answer } from "../http/answer";
import type { Call, Calls } from "../http/calls";
import { readId } from "../http/fields";
import type { InvoiceMails } from "../messages/invoice-mails";
import type { MailRules } from "../messages/mail-rules";
import { noteReminder, queueMail, queueMailAgain } from "../messages/queue";
import { readMessage, readMessages } from "../messages/read";

/** The extension "send": what goes to customers of an invoice. */
export function messageRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/sales/invoices/:id/messages", calls.reading(answerMessages))
    .post("/sales/invoices/:id/reminders", calls.writing(answerReminder));
}

/** The extension "mails": where there is a mail server. */
export function mailRoutes(calls: Calls, mails: InvoiceMails, rules: MailRules): Hono {
  const finish = answerDelivered(mails);
  return new Hono()
    .post("/sales/invoices/:id/mails", calls.writing(answerQueued(rules), { finish }))
    .post(
      "/sales/invoices/:id/messages/:message/again",
      calls.writing(answerQueuedAgain(rules), { finish }),
    );
}

async function answerMessages({ books, params }: Call): Promise<Answer> {
  return { status: 200, body: await readMessages(books, readId(params.id)) };
}

async function answerReminder(call: Call): Promise<Answer> {
  const id = await noteReminder(call.books, readId(call.params.id), call.body, call);
  return { status: 201, body: { message: await readMessage(call.books, id) } };
}

const queued = z.object({ id: z.number() });

function answerQueued(rules: MailRules) {
  return async (call: Call): Promise<Answer> => {
    const id = await queueMail(call.books, readId(call.params.id), call.body, { ...call, rules });
    return { status: 201, body: { id } };
  };
}

function answerQueuedAgain(rules: MailRules) {
  return async (call: Call): Promise<Answer> => {
    const { id: invoice, message } = call.params;
    const again = { invoiceId: readId(invoice), messageId: readId(message) };
    const id = await queueMailAgain(call.books, again, { ...call, rules });
    return { status: 201, body: { id } };
  };
}

function answerDelivered(mails: InvoiceMails) {
  return async (call: Call, answered: unknown): Promise<Answer> => {
    const { id } = queued.parse(answered);
    return { status: 201, body: { mail: await mails.deliver(call, id) } };
  };
}
