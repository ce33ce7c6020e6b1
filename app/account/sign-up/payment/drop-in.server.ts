import { readFileSync } from "node:fs";
import path from "node:path";

let cachedScript: string | undefined;

/** Returns the package's own browser file. Bundling it would make every page larger. */
export function readDropIn(): string {
  cachedScript ??= readFileSync(
    path.join("node_modules", "braintree-web-drop-in", "dist", "browser", "dropin.js"),
    "utf8",
  );
  return cachedScript;
}
