import { readFileSync } from "node:fs";
import path from "node:path";

let cachedScript: string | undefined;

/**
 * Returns the script of Braintree's drop-in package. The script is not bundled with the app, because
 * every page would become larger.
 */
export function readDropInScript(): string {
  cachedScript ??= readFileSync(
    path.join("node_modules", "braintree-web-drop-in", "dist", "browser", "dropin.js"),
    "utf8",
  );
  return cachedScript;
}
