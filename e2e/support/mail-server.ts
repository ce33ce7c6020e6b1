import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail server on a port of its own that takes every mail, and keeps each as a file of `outbox`. */
export async function startMailServer(
  outbox: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  await mkdir(outbox, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    // Its own name need not be asked for.
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
