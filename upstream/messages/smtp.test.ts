import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { openMailer } from "../mail/mail";
import { deliverBySmtp } from "../mail/smtp";
import { formatSenderName } from "./payload";
import { toMailFailure } from "./mail-failure";

const openServers: SMTPServer[] = [];

afterEach(async () => {
  await Promise.all(
    openServers.splice(0).map((server) => new Promise<void>((done) => server.close(() => done()))),
  );
});

const MAIL = {
  to: "pelanggan@example.test",
  subject: "发票 INV-0001 来自 陈记饼家",
  text: "您好，\nhttps://app.example.test/i/abc",
  fromName: formatSenderName('陈记饼家, "Tan"\r\nBcc: <all@example.test>\u202e', "Lejar"),
  replyTo: "akaun@example.test",
  attachments: [
    { filename: "INV-0001.pdf", contentType: "application/pdf", content: Buffer.from("%PDF-1.7") },
  ],
};

it("the mailer delivers a mail and its attached file unchanged", async () => {
  const { url, received } = await startSmtp();
  await openMailer(settings(url))(MAIL);
  const [raw = ""] = received;
  const mail = await PostalMime.parse(raw);
  expect(mail.from).toEqual({
    name: '陈记饼家, "Tan" Bcc: <all@example.test> via Lejar',
    address: "app@example.test",
  });
  expect(mail.bcc).toBeUndefined();
  expect(mail.to).toEqual([{ name: "", address: MAIL.to }]);
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([MAIL.replyTo]);
  expect([mail.subject, mail.text?.trim()]).toEqual([MAIL.subject, MAIL.text]);
  expect(mail.attachments).toMatchObject([
    { filename: "INV-0001.pdf", mimeType: "application/pdf" },
  ]);
  // nodemailer sends a file's content as bytes, never as text.
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString()).toBe("%PDF-1.7");
});

it("the mailer does not turn line breaks in a subject or a name into headers", async () => {
  const { url, received } = await startSmtp();
  const malicious = "x\r\nBcc: all@example.test\r\n\r\n<b>";
  await openMailer(settings(url))({ ...MAIL, subject: malicious, fromName: malicious });
  const mail = await PostalMime.parse(received[0] ?? "");
  expect([mail.bcc, mail.to?.length]).toEqual([undefined, 1]);
  expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
});

it("toMailFailure says whether another try may succeed, and why the mail failed", async () => {
  const sendWithReply = async (reply: number | "stopped") => {
    const { url } = await startSmtp(reply === "stopped" ? undefined : reply);
    const [server] = openServers;
    if (reply === "stopped" && server)
      await new Promise<void>((done) => openServers.pop()?.close(() => done()));
    return openMailer(settings(url))(MAIL).then(
      () => "sent",
      (error: unknown) => toMailFailure(error, MAIL.to),
    );
  };
  expect(await sendWithReply(550)).toMatchObject({
    kind: "permanent",
    reason: {
      text: `The mail service does not take mail for ${MAIL.to}. Please check the address.`,
    },
  });
  expect(await sendWithReply(451)).toMatchObject({
    kind: "temporary",
    reason: { text: "The mail service is busy or does not take mail for this address now." },
  });
  expect(await sendWithReply("stopped")).toMatchObject({
    kind: "temporary",
    reason: { text: "The mail service cannot be reached. Nothing was sent." },
  });
});

it.each([
  ["does not greet", "greeting", "temporary"],
  ["stops answering at the recipient", "RCPT", "temporary"],
  ["stops answering at the content", "content", "unconfirmed"],
  ["ends the connection after the content", "end", "unconfirmed"],
] as const)("toMailFailure describes a mail server that %s", async (_, step, kind) => {
  const url = await startBrokenServer(step);
  const envelope = { from: "app@example.test", to: [MAIL.to] };
  const failure = await deliverBySmtp(url, envelope, Buffer.from("Hello\r\n"), 100).then(
    () => null,
    (error: unknown) => toMailFailure(error, MAIL.to),
  );
  expect(failure?.kind).toBe(kind);
  expect(/may have arrived/.test(failure?.reason.text ?? "")).toBe(kind === "unconfirmed");
});

/** Starts a mail server that stops answering at a step; "end" ends the connection instead. */
async function startBrokenServer(step: "greeting" | "RCPT" | "content" | "end"): Promise<string> {
  const server = createServer((socket) => {
    let isContent = false;
    socket.on("error", () => undefined);
    if (step === "greeting") return;
    socket.on("data", (chunk) => {
      const received = chunk.toString();
      if (step === "end" && isContent && received.endsWith("\r\n.\r\n")) socket.destroy();
      if (isContent || received.startsWith(step)) return;
      isContent = received.startsWith("DATA");
      socket.write(isContent ? "354 Go on\r\n" : "250 OK\r\n");
    });
    socket.write("220 ready\r\n");
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function settings(smtpUrl: string) {
  return { dataDir: "", apiKey: "", hasDemo: false, mailFrom: "app@example.test", smtpUrl };
}

/**
 * Starts a mail server that collects mails, or refuses every recipient with the given SMTP code.
 */
async function startSmtp(refusal?: number): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: (_address, _session, done) =>
      done(refusal ? Object.assign(new Error("No such user"), { responseCode: refusal }) : null),
    onData: (stream, _session, done) =>
      void text(stream).then((mail) => {
        received.push(mail);
        done();
      }),
  });
  openServers.push(server);
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}
