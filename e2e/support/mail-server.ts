import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/**
 * Starts a mail server on a free port, which accepts every mail and saves it as a file in `outbox`.
 */
export async function startMailServer(
  outbox: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  await mkdir(outbox, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    // Clients need no reverse DNS entry.
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomUUID()}.eml`;
      buffer(stream)
        .then((mail) => writeFile(path.join(outbox, name), mail))
        .then(() => done(), done);
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
