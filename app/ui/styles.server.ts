import appSheet from "./app.css?inline";
import printSheet from "./print.css?inline";
import baseSheet from "./styles.css?inline";

/** Returns the style sheets to write into a page. Pages behind the login have a second sheet. */
export const selectPageStyles = ({ isBehindLogin }: { isBehindLogin: boolean }) =>
  isBehindLogin ? baseSheet + appSheet : baseSheet;

/** The style sheet of every page; enough for the pages before the login. */
export const baseStyles = baseSheet;

/** All styles for a page that loads no further file, with the styles for printing. */
export const allStyles = baseSheet + appSheet + printSheet;

/** Returns all styles for a page that has a sheet of its own in place of the styles behind the login. */
export const addBaseStyles = (sheet: string) => baseSheet + sheet + printSheet;
