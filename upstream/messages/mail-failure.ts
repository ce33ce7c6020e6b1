import * as z from "zod";
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
  /** Why the mail failed, in words for the user. */
  reason: string;
};

/** Explains why a mail to the address `to` was not sent. */
export function toMailFailure(error: unknown, to: string): MailFailure {
  if (error instanceof UnconfirmedMailError)
    return {
      kind: "unconfirmed",
      reason:
        "The mail service did not say whether it took this email. It may have arrived: ask your customer, or send it again.",
    };
  const parsed = smtpErrorSchema.safeParse(error);
  const { code = "", responseCode = 0 } = parsed.success ? parsed.data : {};
  if (code === "EENVELOPE" && responseCode >= 500)
    return permanent(`The mail service does not take mail for ${to}. Please check the address.`);
  if (code === "EMESSAGE" && responseCode >= 500)
    return permanent("The mail service did not take this mail. Please send it another way.");
  if (responseCode >= 400 && responseCode < 500)
    return temporary("The mail service is busy or does not take mail for this address now.");
  if (UNREACHABLE_CODES.includes(code))
    return temporary("The mail service cannot be reached. Nothing was sent.");
  return permanent(
    "The mail could not be sent. Please send it another way, and tell who runs this app.",
  );
}

const permanent = (reason: string): MailFailure => ({ kind: "permanent", reason });
const temporary = (reason: string): MailFailure => ({ kind: "temporary", reason });
