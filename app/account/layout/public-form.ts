/** The id of the form on a page before the login. */
export const PUBLIC_FORM_ID = "entry";
