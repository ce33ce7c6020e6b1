import { readFileSync } from "node:fs";
import path from "node:path";
import appSheet from "./app.css";
import printSheet from "./print.css";
import baseSheet from "./styles.css";

/** What every page has, and enough for one before the login. */
export const readBaseStyles = () => readSheet(baseSheet);

/** What the pages behind the login have beside it. */
export const readAppStyles = () => readSheet(appSheet);

/** All a page needs that asks for no further file, on paper too. */
export const readAllStyles = () => [baseSheet, appSheet, printSheet].map(readSheet).join("");

const kept = new Map<string, string>();

/** A built style sheet, read once; in development anew each time. */
function readSheet(sheet: string): string {
  let text = kept.get(sheet);
  if (text === undefined || process.env.NODE_ENV === "development") {
    text = readFileSync(path.join("public", sheet), "utf8").replace(
      /\n?\/\*# sourceMappingURL=.*$/,
      "",
    );
    kept.set(sheet, text);
  }
  return text;
}
