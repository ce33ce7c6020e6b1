import fs from "node:fs";
import * as z from "zod";

const FOLDER = "build/client/assets";
const START = "window.__remixManifest=";

const manifest = z.object({
  routes: z.record(z.object({ id: z.string(), hasAction: z.boolean() })),
});

/** The routes of the built app, as the manifest says them that browsers load. */
export function builtRoutes(): { id: string; hasAction: boolean }[] {
  const name = fs.readdirSync(FOLDER).find((file) => file.startsWith("manifest-"));
  const text = fs.readFileSync(`${FOLDER}/${name ?? "manifest"}`, "utf8");
  return Object.values(
    manifest.parse(JSON.parse(text.slice(START.length).replace(/;\s*$/, ""))).routes,
  );
}
