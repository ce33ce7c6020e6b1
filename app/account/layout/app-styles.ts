import sheet from "~/ui/app.css?url";
import { linkSheet } from "~/ui/link-sheet";

/** A page before the login loads app.css when the user logs in. */
export const appStyles = linkSheet(sheet, ".pdf-page");
