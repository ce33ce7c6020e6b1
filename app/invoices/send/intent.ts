/** Values of the buttons' field `intent` on the pages "Send". */
export const MAKE_LINK = "make";
export const NEW_LINK = "new";
/** Marks a draft invoice as sent and makes its link. */
export const MARK_SENT = "sent";
export const REVOKE = "revoke";
/** Shows the page with the typed message and changes nothing else. */
export const UPDATE = "update";
export const SEND_MAIL = "mail";
export const SEND_CONFIRMATION = "confirm";
export const NOTE_REMINDER = "note";
/** The field whose value is the id of the message to send again. */
export const SEND_AGAIN = "again";
/** Makes the missing links of a customer's late invoices. */
export const MAKE_LINKS = "links";
