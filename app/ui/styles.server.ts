import appSheet from "./app.css?inline";
import printSheet from "./print.css?inline";
import baseSheet from "./styles.css?inline";

/** What a page carries: those behind the login have a sheet of their own beside the base. */
export const pageStyles = ({ isBehindLogin }: { isBehindLogin: boolean }) =>
  isBehindLogin ? baseSheet + appSheet : baseSheet;

/** What every page has, and enough for one before the login. */
export const baseStyles = baseSheet;

/** All a page needs that asks for no further file, on paper too. */
export const allStyles = baseSheet + appSheet + printSheet;

/** The same for a page that uses nothing of those behind the login, and has a sheet of its own. */
export const stylesWith = (sheet: string) => baseSheet + sheet + printSheet;
