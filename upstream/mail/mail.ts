import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { OUTBOX, PRIVATE_FILE, PRIVATE_FOLDER } from "../../platform/data-folder/private-files";
import type { UpstreamSettings } from "../settings/settings";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Whose name stands before the sender's address; the product's when left out. */
  fromName?: string;
  /** Where answers go; to the sender's address when left out. */
  replyTo?: string;
  attachments?: Attachment[];
};

type Attachment = { filename: string; contentType: string; content: Buffer };

/** Resolves when a mail is on its way. */
export type SendMail = (mail: Mail) => Promise<void>;

type Sender = { from: { name: string; address: string } };

/** By the mail server of the settings, or else into files that any mail program opens. */
export function openMail(settings: UpstreamSettings): SendMail {
  const name = settings.brandName ?? "Lejar";
  const sender: Sender = { from: { name, address: settings.mailFrom ?? "no-reply@lejar.example" } };
  return settings.smtpUrl === undefined
    ? intoFolder(join(settings.dataDir, OUTBOX), sender)
    : bySmtp(settings.smtpUrl, sender);
}

const CONNECT_MS = 10_000;

function bySmtp(url: string, sender: Sender): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    socketTimeout: CONNECT_MS,
  });
  return async (mail) => {
    await transport.sendMail(envelopeOf(mail, sender));
  };
}

function intoFolder(folder: string, sender: Sender): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail) => {
    const { message } = await transport.sendMail(envelopeOf(mail, sender));
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const file = join(
      folder,
      `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomUUID()}.eml`,
    );
    await writeFile(file, message, { mode: PRIVATE_FILE });
    console.log(`A mail was written to ${file}`);
  };
}

function envelopeOf({ fromName, to, replyTo, ...mail }: Mail, { from }: Sender) {
  return {
    ...mail,
    from: fromName === undefined ? from : { ...from, name: fromName },
    // As one address, whatever characters it has: never read as a list of several.
    to: { name: "", address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
  };
}
