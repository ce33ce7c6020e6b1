import * as z from "zod";
import { createReason, type Reason } from "../jobs/reason";
import { UnconfirmedMailError } from "../mail/smtp";

/** An error of nodemailer: its code, the SMTP reply code of the server and a message. */
const smtpErrorSchema = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  message: z.string().optional(),
});

const UNREACHABLE_CODES = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "ETLS", "ECONNREFUSED"];

export type MailFailure = {
  /**
   * "temporary" when another try may succeed, "permanent" when it cannot, and "unconfirmed" when the
   * mail may have arrived.
   */
  kind: "temporary" | "permanent" | "unconfirmed";
  reason: Reason;
};

/** Explains why a mail to the address `to` was not sent. */
export function toMailFailure(error: unknown, to: string): MailFailure {
  if (error instanceof UnconfirmedMailError)
    return { kind: "unconfirmed", reason: createReason("mail_unconfirmed") };
  const parsed = smtpErrorSchema.safeParse(error);
  const { code = "", responseCode = 0 } = parsed.success ? parsed.data : {};
  if (code === "EENVELOPE" && responseCode >= 500)
    return permanent(createReason("address_refused", { to }));
  if (code === "EMESSAGE" && responseCode >= 500) return permanent(createReason("mail_refused"));
  if (responseCode >= 400 && responseCode < 500) return temporary(createReason("mail_busy"));
  if (UNREACHABLE_CODES.includes(code)) return temporary(createReason("mail_unreachable"));
  return permanent(createReason("mail_not_sent"));
}

const permanent = (reason: Reason): MailFailure => ({ kind: "permanent", reason });
const temporary = (reason: Reason): MailFailure => ({ kind: "temporary", reason });
