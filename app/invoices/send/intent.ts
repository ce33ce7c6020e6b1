// Values of the field `intent`, which the buttons of the pages "Send" post.

/** Makes the link of an invoice that has none. */
export const MAKE_LINK = "make";
/** Revokes the link of an invoice and makes another one. */
export const NEW_LINK = "new";
/** Marks a draft invoice as sent and makes its link. */
export const MARK_SENT = "sent";
/** Revokes the link of an invoice. */
export const REVOKE = "revoke";
/** Shows the page with the typed message and changes nothing else. */
export const UPDATE = "update";
/** Sends the message by email. */
export const SEND_MAIL = "mail";
/** Mails the user a link that confirms their own email address. */
export const SEND_CONFIRMATION = "confirm";
/** Records a reminder that was sent by other means. */
export const RECORD_REMINDER = "note";
/** Makes the missing links of a customer's late invoices. */
export const MAKE_LINKS = "links";

/** The field whose value is the id of the message to send again. */
export const SEND_AGAIN = "again";
