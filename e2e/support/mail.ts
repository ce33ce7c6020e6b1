import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import PostalMime from "postal-mime";
import { readSetting } from "./shop";

/**
 * Waits until the address has one mail more than `before`, and returns the PIN of the last mail.
 */
export async function readPin(email: string, before = 0): Promise<string> {
  await expect.poll(async () => (await readMailsTo(email)).length).toBe(before + 1);
  const pin = /PIN is (\d{4})\./.exec((await readMailsTo(email)).at(-1) ?? "")?.[1];
  if (!pin) throw new Error("There is no PIN in the mail.");
  return pin;
}

/** Returns the mails to an address in the order they were sent. */
export async function readMailsTo(email: string): Promise<string[]> {
  const folder = readSetting("LEJAR_OUTBOX");
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.sort().map((name) => readFile(path.join(folder, name), "utf8")),
  );
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

/** Waits for the mail that confirms an email address, and returns the link in it. */
export async function readConfirmationLink(email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    for (const mail of await readMailsTo(email)) {
      const { text = "" } = await PostalMime.parse(mail);
      const [link] = /^http\S+\/confirm_email\/[\w-]{43}$/m.exec(text) ?? [];
      if (link) return link;
    }
    await wait(50);
  }
  throw new Error(`${email} has no mail with a link to confirm it.`);
}
