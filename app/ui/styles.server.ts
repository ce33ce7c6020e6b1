import { readFileSync } from "node:fs";
import path from "node:path";
import stylesheet from "./styles.css";

let kept: string | undefined;

/** The built style sheet, read once; in development anew each time. */
export function readStyles(): string {
  if (kept === undefined || process.env.NODE_ENV === "development") {
    kept = readFileSync(path.join("public", stylesheet), "utf8").replace(
      /\n?\/\*# sourceMappingURL=.*$/,
      "",
    );
  }
  return kept;
}
