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
import { formatSenderName } from "./payload";
import { readMessage } from "./read-messages";
import { eraseText, recordOutcome, type StoredMail } from "./record-outcome";
import { SUBJECT_HANDLERS } from "./subjects/handlers";
import { SUBJECT_COLUMNS, type MailContent } from "./subjects/subject";

/**
 * The maximum time that `deliver` waits for the mail server, in milliseconds. It is shorter than the
 * timeout of callers.
 */
const MAX_WAIT_MS = 6_000;

type Services = { db: Kysely<Schema>; now: () => Date; send: SendMail; brand: string };

/** Sends mails to customers, most of them with a PDF. Each queued mail is sent at most once. */
export class CustomerMails {
  readonly #services: Services;
  readonly #deliveries = new Set<Promise<void>>();

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Sends a queued mail and returns the stored message. Returns after a few seconds even when the
   * mail server is slow: the message then has state "sending".
   */
  async deliver(call: Call, messageId: number): Promise<Awaited<ReturnType<typeof readMessage>>> {
    const delivery = this.#deliver(call, messageId)
      .catch((error: unknown) =>
        console.error("The delivery of a mail to a customer failed:", error),
      )
      .finally(() => this.#deliveries.delete(delivery));
    this.#deliveries.add(delivery);
    await waitAtMost(MAX_WAIT_MS, delivery);
    return readMessage(call.books, messageId);
  }

  /** Resolves when all deliveries have ended. */
  async waitForMails(): Promise<void> {
    await Promise.all(this.#deliveries);
  }

  async #deliver(call: Call, messageId: number): Promise<void> {
    const mail = await this.#claim(call.books, messageId);
    if (!mail) return;
    const reason = await this.#send(call, mail).then(
      () => "",
      (error: unknown) => {
        console.error("A mail to a customer was not sent:", summarizeError(error));
        return describeMailFailure(error, mail.recipient);
      },
    );
    await this.#saveOutcome(call, mail, reason);
  }

  /**
   * Marks a waiting mail as being sent and returns the mail. Returns undefined when the mail is not
   * waiting.
   */
  async #claim(callerBooks: CompanyBooks, id: number): Promise<QueuedMail | undefined> {
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

  async #send({ books, requester, now }: Call, mail: QueuedMail): Promise<void> {
    const { business, file } = await SUBJECT_HANDLERS[mail.kind].readContent(mail, { books, now });
    const { send, brand } = this.#services;
    await send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      fromName: formatSenderName(business.name, brand),
      ...(business.email ? { replyTo: business.email } : {}),
      ...(file ? { attachments: [await drawAttachment(file, requester)] } : {}),
    });
  }

  /**
   * Stores the outcome of a mail and erases its text, also when the mail was marked as interrupted
   * in the meantime. `reason` explains a failure in words for the owner, and is "" when the mail
   * was sent.
   */
  async #saveOutcome({ actor, requester }: Call, mail: QueuedMail, reason: string): Promise<void> {
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
      account: requester.accountId,
      company: mail.company_id,
      ...(mail.invoice_id === null ? {} : { invoice: mail.invoice_id }),
    });
  }
}

type QueuedMail = StoredMail & { subject: string; text: string };

async function drawAttachment(
  { name, document }: NonNullable<MailContent["file"]>,
  requester: Requester,
) {
  // This signal is never aborted, so that the PDF is drawn even when the caller no longer waits.
  const pdf = await drawInWorker(document, { ...requester, signal: new AbortController().signal });
  return { filename: name, contentType: "application/pdf", content: Buffer.from(pdf) };
}

/** Describes an error for the log, without the content and the recipient of the mail. */
function summarizeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [error.name, code, responseCode].filter(Boolean).join(" ");
}
