import { readFileSync } from "node:fs";
import path from "node:path";
import appSheet from "./app.css";
import printSheet from "./print.css";
import baseSheet from "./styles.css";

/** What a page carries: those behind the login have a sheet of their own beside the base. */
export function readStyles({ isBehindLogin }: { isBehindLogin: boolean }): Buffer[] {
  return [readSheet(baseSheet), ...(isBehindLogin ? [readSheet(appSheet)] : [])];
}

/** What every page has, and enough for one before the login. */
export const readBaseStyles = () => readSheet(baseSheet).toString();

/** All a page needs that asks for no further file, on paper too. */
export const readAllStyles = () =>
  Buffer.concat([baseSheet, appSheet, printSheet].map(readSheet)).toString();

/** The same for a page that uses nothing of those behind the login, and has a sheet of its own. */
export const readStylesWith = (sheet: string) =>
  Buffer.concat([baseSheet, sheet, printSheet].map(readSheet)).toString();

const kept = new Map<string, Buffer>();

/** A built style sheet, read once; in development anew each time. */
function readSheet(sheet: string): Buffer {
  let bytes = kept.get(sheet);
  if (bytes === undefined || process.env.NODE_ENV === "development") {
    const text = readFileSync(path.join("public", sheet), "utf8");
    bytes = Buffer.from(text.replace(/\n?\/\*# sourceMappingURL=.*$/, ""));
    kept.set(sheet, bytes);
  }
  return bytes;
}
