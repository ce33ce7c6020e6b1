import sheet from "~/ui/app.css?url";
import { linkSheet } from "~/ui/link-sheet";

/**
 * Links app.css when script opens a page behind the login in a document from before the login, which
 * does not contain this sheet.
 */
export const linkAppStyles = linkSheet(sheet, ".pdf-page");
