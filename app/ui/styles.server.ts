import appSheet from "./app.css?inline";
import printSheet from "./print.css?inline";
import baseSheet from "./styles.css?inline";

/** The style sheets in a page. Pages behind the login have a second sheet. */
export const pageStyles = ({ isBehindLogin }: { isBehindLogin: boolean }) =>
  isBehindLogin ? baseSheet + appSheet : baseSheet;

/** The style sheet of every page; enough for the pages before the login. */
export const baseStyles = baseSheet;

/** All styles for a page that loads no further file, print included. */
export const allStyles = baseSheet + appSheet + printSheet;

/** All styles for a page with a sheet of its own that uses none of the styles behind the login. */
export const stylesWith = (sheet: string) => baseSheet + sheet + printSheet;
