import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import {
  OUTBOX_FOLDER,
  PRIVATE_FILE_MODE,
  PRIVATE_FOLDER_MODE,
} from "../../platform/data-folder/private-files";
import type { UpstreamSettings } from "../settings/settings";
import { deliverBySmtp } from "./smtp";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The sender's name. The product's name when left out. */
  fromName?: string;
  /** The address for replies. The sender's address when left out. */
  replyTo?: string;
  attachments?: Attachment[];
  /**
   * The Message-ID without the domain, the same in each try to send one mail. A new one when left
   * out.
   */
  messageId?: string;
};

type Attachment = { filename: string; contentType: string; content: Buffer };

/**
 * Sends a mail. Resolves when the mail server has accepted it. Rejects with `UnconfirmedMailError`
 * when the mail server may have the mail.
 */
export type SendMail = (mail: Mail) => Promise<void>;

type Sender = { from: { name: string; address: string } };

/**
 * Returns a function that sends mails by the SMTP server of the settings. Without an SMTP server,
 * the function writes mails as .eml files into `outbox/` of the data folder.
 */
export function openMailer(settings: UpstreamSettings): SendMail {
  const name = settings.brandName ?? "Lejar";
  const sender: Sender = { from: { name, address: settings.mailFrom ?? "no-reply@lejar.example" } };
  return settings.smtpUrl === undefined
    ? createFolderSender(join(settings.dataDir, OUTBOX_FOLDER), sender)
    : createSmtpSender(settings.smtpUrl, sender);
}

function createSmtpSender(url: string, sender: Sender): SendMail {
  return async (mail) => {
    const { envelope, message } = await composer.sendMail(toMessage(mail, sender));
    await deliverBySmtp(url, envelope, message as Buffer);
  };
}

/** Composes mails in memory, without sending them. */
const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

function createFolderSender(folder: string, sender: Sender): SendMail {
  return async (mail) => {
    const { message } = await composer.sendMail(toMessage(mail, sender));
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
    const file = join(
      folder,
      `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomUUID()}.eml`,
    );
    await writeFile(file, message, { mode: PRIVATE_FILE_MODE });
    console.log(`A mail was written to ${file}`);
  };
}

function toMessage({ fromName, to, replyTo, messageId, ...mail }: Mail, { from }: Sender) {
  const domain = from.address.slice(from.address.indexOf("@") + 1);
  return {
    ...mail,
    ...(messageId === undefined ? {} : { messageId: `<${messageId}@${domain}>` }),
    from: fromName === undefined ? from : { ...from, name: fromName },
    // The address is an object, because nodemailer would parse a string as a list of addresses.
    to: { name: "", address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
  };
}
