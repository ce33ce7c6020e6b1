import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { recordEvent } from "../history/record-event";
import type { Call } from "../http/calls";
import { readId } from "../http/fields";
import { noteSecurityEvent } from "../http/request-origin";
import { findInvoice } from "../invoices/find";
import { readInvoice } from "../invoices/record";
import type { SendMail } from "../mail";
import { drawInWorker } from "../pdf/draw-in-worker";
import { pdfFileName } from "../pdf/file-name";
import { documentOf } from "../pdf/from-invoice";
import { parseOrRefuse } from "../http/fields";
import { mailFailure } from "./mail-failure";
import { mailPayload, type MailPayload } from "./payload";
import { readMessage } from "./read";

/** Within what whoever calls still waits for an answer. */
const ANSWER_MS = 6_000;

type Services = { db: Kysely<Schema>; now: () => Date; send: SendMail };

/** Mails with an invoice as a PDF: each goes once, however often it is asked for. */
export class InvoiceMails {
  readonly #services: Services;
  readonly #underWay = new Set<Promise<void>>();

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Sends what was queued, unless it was taken before, and returns what became of it; a slow mail
   * server is not waited for: the message says "sending" then.
   */
  async deliver(call: Call, messageId: number): Promise<Awaited<ReturnType<typeof readMessage>>> {
    const delivery = this.#deliver(call, messageId)
      .catch((error: unknown) => console.error("A mail with an invoice was left unsent:", error))
      .finally(() => this.#underWay.delete(delivery));
    this.#underWay.add(delivery);
    const late = new AbortController();
    await Promise.race([
      delivery,
      wait(ANSWER_MS, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
    return readMessage(call.books, messageId);
  }

  /** Resolves when no mail is under way. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #deliver(call: Call, messageId: number): Promise<void> {
    const { companyId } = await findMessage(call.books, messageId);
    if (!(await this.#take(companyId, messageId))) return;
    const mail = parseOrRefuse(mailPayload, call.body);
    const reason = await this.#send(call, mail).then(
      () => "",
      (error: unknown) => {
        console.error("A mail with an invoice was not taken:", summaryOf(error));
        return mailFailure(error, mail.to);
      },
    );
    await this.#finish(call, { companyId, messageId, mail, reason });
  }

  /** False when it was taken before. */
  #take(companyId: number, id: number): Promise<boolean> {
    return this.#services.db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await new CompanyBooks(transaction, [companyId])
        .updateTable("sent_messages")
        .set({ state: "sending" })
        .where("id", "=", id)
        .where("state", "=", "waiting")
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    });
  }

  async #send({ books, params, asker }: Call, { to, subject, text }: MailPayload): Promise<void> {
    const record = await readInvoice(books, readId(params.id));
    const document = await documentOf(books, record);
    // Drawn to its end, whether or not anybody still waits for the answer.
    const pdf = await drawInWorker(document, { ...asker, signal: new AbortController().signal });
    const { name, email } = document.company;
    await this.#services.send({
      to,
      subject,
      text,
      fromName: name,
      ...(email ? { replyTo: email } : {}),
      attachments: [
        {
          filename: pdfFileName(document.no),
          contentType: "application/pdf",
          content: Buffer.from(pdf),
        },
      ],
    });
  }

  async #finish(
    { params, actor, asker }: Call,
    {
      companyId,
      messageId,
      mail: { to, is_reminder },
      reason,
    }: { companyId: number; messageId: number; mail: MailPayload; reason: string },
  ): Promise<void> {
    const { db, now } = this.#services;
    await db.transaction().execute(async (transaction) => {
      const books = new CompanyBooks(transaction, [companyId]);
      await books.lock();
      await books
        .updateTable("sent_messages")
        .set({ state: reason ? "failed" : "sent", reason })
        .where("id", "=", messageId)
        .execute();
      const { id, contact_id, no } = await findInvoice(books, readId(params.id));
      const kind = reason ? "mail_failed" : is_reminder ? "reminded" : "mailed";
      const details = { no, to, ...(reason ? { reason } : {}), ...WAY };
      await recordEvent(
        books,
        kind,
        { invoiceId: id, contactId: contact_id, ...details },
        { now: now(), actor },
      );
    });
    noteSecurityEvent({
      event: "customer_mailed",
      ...(reason ? { refused: "mail_failed" } : {}),
      account: asker.accountId,
      company: companyId,
      invoice: readId(params.id) ?? 0,
    });
  }
}

const WAY = { way: "mail" } as const;

async function findMessage(books: CompanyBooks, id: number): Promise<{ companyId: number }> {
  const { company_id } = await books
    .selectFrom("sent_messages")
    .select("company_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { companyId: company_id };
}

/** For the log: neither what the mail said nor to whom it went. */
function summaryOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [error.name, code, responseCode].filter(Boolean).join(" ");
}
