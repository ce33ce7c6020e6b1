/** What the buttons post. */
export const MAKE_LINK = "make";
export const NEW_LINK = "new";
export const REVOKE = "revoke";
