import * as z from "zod";

/**
 * What happens on a date of a repeat: the invoice is offered to the user, or it is issued by itself,
 * without or with a mail to the customer.
 */
export const REPEAT_MODES = ["tell", "issue", "issue_and_mail"] as const;
export type RepeatMode = (typeof REPEAT_MODES)[number];

/** A mode on the wire and in forms. A server without modes sends none. */
export const repeatMode = z.enum(REPEAT_MODES).catch("tell");
