import { readFileSync } from "node:fs";
import path from "node:path";

let cachedScript: string | undefined;

/** Returns the script of Braintree's drop-in package, which is not bundled with the app. */
export function readDropInScript(): string {
  cachedScript ??= readFileSync(
    path.join("node_modules", "braintree-web-drop-in", "dist", "browser", "dropin.js"),
    "utf8",
  );
  return cachedScript;
}
