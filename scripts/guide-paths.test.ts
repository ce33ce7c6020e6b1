import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");
const PATH = /`((?:app|upstream|domain|platform|e2e|bench|scripts|deploy|docs)\/[^`\s]*)`/g;

/** `a/{b,c}/d.ts` stands for both. */
function alternatives(text: string): string[] {
  const [, before = "", choices, after = ""] = /^(.*?)\{([^}]+)\}(.*)$/.exec(text) ?? [];
  if (choices === undefined) return [text];
  return choices.split(",").flatMap((choice) => alternatives(before + choice + after));
}

it.each(["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/architecture.md"])(
  "every file and folder that %s names is there",
  (page) => {
    const text = fs.readFileSync(path.join(root, page), "utf8");
    const named = [...text.matchAll(PATH)].flatMap(([, place = ""]) => alternatives(place));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((place) => !fs.existsSync(path.join(root, place)))).toEqual([]);
  },
);
