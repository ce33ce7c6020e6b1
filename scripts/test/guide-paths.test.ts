import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");
/** A file by its ending, a folder by its last sign; both may begin at any folder. */
const PATH = /`([\w@.$(){},[\]/-]+(?:\.(?:tsx?|mjs|cjs|css|conf|md|ya?ml|json)|\/))`/g;
const NOT_SOURCE = /^(\.git|node_modules|build|data|test-results)$/;
/** In the data folder, which the programs make. */
const MADE = "outbox/";

const paths = fs.readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
  if (NOT_SOURCE.test(entry.name)) return [];
  if (!entry.isDirectory()) return `/${entry.name}`;
  const inside = fs.readdirSync(path.join(root, entry.name), { recursive: true, encoding: "utf8" });
  return [`/${entry.name}`, ...inside.map((each) => `/${entry.name}/${each}`)];
});

/** `a/{b,c}/d.ts` stands for both. */
function alternatives(text: string): string[] {
  const [, before = "", choices, after = ""] = /^(.*?)\{([^}]+)\}(.*)$/.exec(text) ?? [];
  if (choices === undefined) return [text];
  return choices.split(",").flatMap((choice) => alternatives(before + choice + after));
}

function isThere(place: string): boolean {
  return paths.some((each) => `${each}/`.endsWith(`/${place.replace(/\/$/, "")}/`));
}

it.each(["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/architecture.md"])(
  "every file and folder that %s names is there",
  (page) => {
    const text = fs.readFileSync(path.join(root, page), "utf8");
    const named = [...text.matchAll(PATH)].flatMap(([, place = ""]) => alternatives(place));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((place) => place !== MADE && !isThere(place))).toEqual([]);
  },
);
