import * as z from "zod";

/** An error of nodemailer: its code, the SMTP reply code of the server and a message. */
const smtpErrorSchema = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  message: z.string().optional(),
});

const UNREACHABLE_CODES = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "ETLS", "ECONNREFUSED"];

/** Returns why a mail failed and what to do, in words for the user. */
export function describeMailFailure(error: unknown, to: string): string {
  const parsed = smtpErrorSchema.safeParse(error);
  const { code = "", responseCode = 0 } = parsed.success ? parsed.data : {};
  if (code === "EENVELOPE" && responseCode >= 500)
    return `The mail service does not take mail for ${to}. Please check the address.`;
  if (code === "EMESSAGE" && responseCode >= 500)
    return "The mail service did not take this mail. Please send it another way.";
  if (responseCode >= 400 && responseCode < 500)
    return "The mail service is busy or does not take mail for this address now. Please try again later.";
  if (UNREACHABLE_CODES.includes(code))
    return "The mail service cannot be reached. Nothing was sent: please try again, or send it another way.";
  return "The mail could not be sent. Please send it another way, and tell who runs this app.";
}
