// Values of the field `intent`, which the buttons of the pages "Send" post.

/** Creates the link of an invoice that has none. */
export const MAKE_LINK = "make";
/** Revokes the link of an invoice and creates another one. */
export const NEW_LINK = "new";
/** Marks a draft invoice as sent and creates its link. */
export const MARK_SENT = "sent";
/** Revokes the link of an invoice. */
export const REVOKE = "revoke";
/** Shows the page again with the typed message, and changes nothing. */
export const UPDATE = "update";
/** Sends the message by email. */
export const SEND_MAIL = "mail";
/** Mails the user a link that confirms the user's own email address. */
export const SEND_CONFIRMATION = "confirm";
/** Records a reminder that was sent outside the app. */
export const RECORD_REMINDER = "note";
/** Creates the missing links of a customer's overdue invoices. */
export const MAKE_LINKS = "links";

/** The field whose value is the id of the message to send again. */
export const SEND_AGAIN = "again";
