import type { Kysely } from "kysely";
import { CompanyBooks } from "../db/company-books";
import type { MessageState } from "../db/issued-tables";
import type { Schema } from "../db/schema";
import type { Call } from "../calls/calls";
import type { Requester } from "../wire/requester";
import { recordSecurityEvent } from "../accounts/request-origin";
import type { SendMail } from "../mail/mail";
import { drawInWorker } from "../pdf/draw-in-worker";
import { waitAtMost } from "../mail/wait-at-most";
import { describeMailFailure } from "./mail-failure";
import { senderName } from "./payload";
import { readMessage } from "./read-messages";
import { eraseText, recordOutcome, type SentMail } from "./record-outcome";
import { SENDABLES } from "./subjects";
import { SUBJECT_COLUMNS, type MailContent } from "./subjects/subject";

/** Within what whoever calls still waits for an answer. */
const MAX_WAIT_MS = 6_000;

type Services = { db: Kysely<Schema>; now: () => Date; send: SendMail; brand: string };

/** Mails to customers, with a PDF: each goes once, however often it is asked for. */
export class CustomerMails {
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
      .catch((error: unknown) => console.error("A mail to a customer was left unsent:", error))
      .finally(() => this.#underWay.delete(delivery));
    this.#underWay.add(delivery);
    await waitAtMost(MAX_WAIT_MS, delivery);
    return readMessage(call.books, messageId);
  }

  /** Resolves when no mail is under way. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #deliver(call: Call, messageId: number): Promise<void> {
    const mail = await this.#take(call.books, messageId);
    if (!mail) return;
    const reason = await this.#send(call, mail).then(
      () => "",
      (error: unknown) => {
        console.error("A mail to a customer was not taken:", summarizeError(error));
        return describeMailFailure(error, mail.recipient);
      },
    );
    await this.#finish(call, mail, reason);
  }

  /** Undefined when it was taken before. */
  async #take(callerBooks: CompanyBooks, id: number): Promise<QueuedMail | undefined> {
    const { company_id } = await callerBooks
      .selectFrom("sent_messages")
      .select("company_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return this.#services.db.transaction().execute((transaction) =>
      new CompanyBooks(transaction, [company_id])
        .updateTable("sent_messages")
        .set({ state: "sending" })
        .where("id", "=", id)
        .where("state", "=", "waiting")
        .returning([...SUBJECT_COLUMNS, "id", "is_reminder", "recipient", "subject", "text"])
        .executeTakeFirst(),
    );
  }

  async #send({ books, asker, now }: Call, mail: QueuedMail): Promise<void> {
    const { business, file } = await SENDABLES[mail.kind].readContent(mail, { books, now });
    const { send, brand } = this.#services;
    await send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      fromName: senderName(business.name, brand),
      ...(business.email ? { replyTo: business.email } : {}),
      ...(file ? { attachments: [await drawAttachment(file, asker)] } : {}),
    });
  }

  /** Also of one that was taken for lost meanwhile: now it is known. */
  async #finish({ actor, asker }: Call, mail: QueuedMail, reason: string): Promise<void> {
    const { db, now } = this.#services;
    await db.transaction().execute(async (transaction) => {
      const books = new CompanyBooks(transaction, [mail.company_id]);
      await books.lock();
      const outcome = { from: ["sending", "interrupted"] as MessageState[], reason };
      const state = reason ? "failed" : "sent";
      await recordOutcome(books, mail, { ...outcome, state }, { now: now(), actor });
      await eraseText(books, mail.id);
    });
    recordSecurityEvent({
      event: "customer_mailed",
      ...(reason ? { refused: "mail_failed" } : {}),
      account: asker.accountId,
      company: mail.company_id,
      ...(mail.invoice_id === null ? {} : { invoice: mail.invoice_id }),
    });
  }
}

type QueuedMail = SentMail & { subject: string; text: string };

async function drawAttachment(
  { name, document }: NonNullable<MailContent["file"]>,
  asker: Requester,
) {
  // To its end, whether or not anybody still waits for the answer.
  const pdf = await drawInWorker(document, { ...asker, signal: new AbortController().signal });
  return { filename: name, contentType: "application/pdf", content: Buffer.from(pdf) };
}

/** For the log: neither what the mail said nor to whom it went. */
function summarizeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [error.name, code, responseCode].filter(Boolean).join(" ");
}
