import { Readable } from "node:stream";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection, { type SMTPEnvelope } from "nodemailer/lib/smtp-connection";

/**
 * The longest wait for a connection to the SMTP server, and for each of its answers, in
 * milliseconds.
 */
const WAIT_MS = 10_000;

/**
 * The error when the connection ended after the content of a mail was handed over and before the
 * server confirmed the mail. The mail may arrive.
 */
export class UnconfirmedMailError extends Error {
  constructor(cause: unknown) {
    super("the mail server did not confirm the mail", { cause });
    this.name = "UnconfirmedMailError";
  }
}

/**
 * Delivers a composed mail to the SMTP server of the URL. The transport of nodemailer cannot be used,
 * because its errors do not say whether the content was handed over. Rejects with nodemailer's error
 * or with `UnconfirmedMailError`.
 */
export function deliverBySmtp(
  url: string,
  envelope: SMTPEnvelope,
  content: Buffer,
  waitMs = WAIT_MS,
): Promise<void> {
  const { auth, ...options } = parseConnectionUrl(url);
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
  let isHandedOver = false;
  // The connection reads from this generator once the server has accepted sender and recipient.
  function* handOver() {
    isHandedOver = true;
    yield content;
  }
  return new Promise((resolve, reject) => {
    const fail = (error: Error & { responseCode?: number | undefined }) => {
      connection.close();
      const isAnswered = error.responseCode !== undefined;
      reject(isHandedOver && !isAnswered ? new UnconfirmedMailError(error) : error);
    };
    const send = () =>
      connection.send(envelope, Readable.from(handOver()), (error) => {
        if (error) return fail(error);
        connection.quit();
        resolve();
      });
    connection.on("error", fail);
    connection.connect((error) => {
      if (error) fail(error);
      else if (auth && connection.allowsAuth)
        connection.login(auth, (refusal) => (refusal ? fail(refusal) : send()));
      else send();
    });
  });
}
