import { readFileSync } from "node:fs";
import path from "node:path";

let cachedScript: string | undefined;

/** The package's file for browsers, whole: bundled, it would weigh on every page. */
export function readDropIn(): string {
  cachedScript ??= readFileSync(
    path.join("node_modules", "braintree-web-drop-in", "dist", "browser", "dropin.js"),
    "utf8",
  );
  return cachedScript;
}
