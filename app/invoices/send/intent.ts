/** What the buttons post. */
export const MAKE_LINK = "make";
export const NEW_LINK = "new";
/** Of a draft: marks it as sent, and makes the link. */
export const MARK_SENT = "sent";
export const REVOKE = "revoke";
/** Takes over what was typed, and does nothing else. */
export const UPDATE = "update";
export const SEND_MAIL = "mail";
export const SEND_CONFIRMATION = "confirm";
export const NOTE_REMINDER = "note";
/** The field that names, by its id, the message that is sent again. */
export const SEND_AGAIN = "again";
/** Those that are missing of all that a customer is late with. */
export const MAKE_LINKS = "links";
