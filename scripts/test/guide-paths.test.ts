import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");
/**
 * Matches the path of a file, by its extension, or of a folder, by its final slash. A path may
 * start at any folder.
 */
const PATH = /`([\w@.$(){},[\]/-]+(?:\.(?:tsx?|mjs|cjs|css|conf|md|ya?ml|json)|\/))`/g;
const NOT_SOURCE = /^(\.git|node_modules|build|data|test-results)$/;
/** A subfolder of the data folder, which exists only after the programs have created it. */
const CREATED = "outbox/";

const paths = fs.readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
  if (NOT_SOURCE.test(entry.name)) return [];
  if (!entry.isDirectory()) return `/${entry.name}`;
  const inside = fs.readdirSync(path.join(root, entry.name), { recursive: true, encoding: "utf8" });
  return [`/${entry.name}`, ...inside.map((each) => `/${entry.name}/${each}`)];
});

/** Expands `a/{b,c}/d.ts` to both paths. */
function expand(text: string): string[] {
  const [, before = "", choices, after = ""] = /^(.*?)\{([^}]+)\}(.*)$/.exec(text) ?? [];
  if (choices === undefined) return [text];
  return choices.split(",").flatMap((choice) => expand(before + choice + after));
}

function exists(place: string): boolean {
  return paths.some((each) => `${each}/`.endsWith(`/${place.replace(/\/$/, "")}/`));
}

it.each(["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/architecture.md"])(
  "every file and folder that %s names exists",
  (page) => {
    const text = fs.readFileSync(path.join(root, page), "utf8");
    const named = [...text.matchAll(PATH)].flatMap(([, place = ""]) => expand(place));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((place) => place !== CREATED && !exists(place))).toEqual([]);
  },
);
