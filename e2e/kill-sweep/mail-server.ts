import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/**
 * The steps of the sending at which a program is killed: after the mail was queued, when the mail
 * server gets the recipient, when it has the content and has not answered, when it has accepted the
 * mail, and some milliseconds later.
 */
export const KILL_STEPS = ["queued", "recipient", "content", "accepted", "later"] as const;
export type KillStep = (typeof KILL_STEPS)[number];

type PlannedKill = { step: KillStep; kill: () => Promise<void>; done: () => void };

/** The longest pause in milliseconds after a mail was accepted. */
const MAX_LATER_MS = 40;

/** Starts a mail server that kills the sending program at planned steps. */
export async function startKillingMailServer() {
  const accepted: string[] = [];
  const planned = new Map<string, PlannedKill>();
  const killIf = async (to: string, step: KillStep) => {
    const plan = planned.get(to);
    if (plan?.step !== step) return;
    planned.delete(to);
    await plan.kill();
    plan.done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => void killIf(address, "recipient").then(() => done()),
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo[0]?.address ?? "";
      void text(stream).then(async () => {
        accepted.push(to);
        await killIf(to, "content");
        done();
        await killIf(to, "accepted");
        setTimeout(() => void killIf(to, "later"), Math.random() * MAX_LATER_MS);
      });
    },
  });
  // A killed program breaks its connections.
  server.on("error", () => undefined);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The recipients of the mails that were accepted, or whose content arrived whole. */
    accepted,
    /** Plans to kill a program, and resolves when it was killed. */
    killAt: (to: string, step: KillStep, kill: () => Promise<void>) =>
      new Promise<void>((done) => planned.set(to, { step, kill, done })),
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
