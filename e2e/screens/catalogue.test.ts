import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { SCREENS, toSlug } from "./catalogue";

const FOLDER = new URL("../../app/routes/", import.meta.url);
const LAYOUTS = ["_app", "_app._wizard", "_public"];

/** The routes by file name, each with a pattern of its addresses. */
const routes = fs.readdirSync(FOLDER).map((file) => {
  const { name } = path.parse(file);
  const segments = name
    .replace(/\[\.\]/g, "·")
    .split(".")
    .filter((segment) => !segment.startsWith("_"))
    .map((segment) => segment.replace(/_$/, ""));
  const pattern = segments
    .map((segment) => {
      if (segment === "$") return "/.*";
      if (segment.startsWith("(")) return "(?:/[^/]+)?";
      return `/${segment.replace(/\$\w+/g, "[^/.]+").replace(/·/g, "\\.")}`;
    })
    .join("");
  const parameterCount = segments.filter((segment) => segment.includes("$")).length;
  return {
    name,
    source: fs.readFileSync(new URL(file, FOLDER), "utf8"),
    pattern: new RegExp(`^${pattern || "/"}$`),
    // The most specific route wins; a lower rank is more specific.
    rank: name.endsWith("$") ? 99 - segments.length : parameterCount,
  };
});

/** Returns the names of the routes that answer the screens. */
function findRoutes(screens: typeof SCREENS): Set<string | undefined> {
  const pathOf = (address: string) => (address.split(/[?#]/)[0] ?? "").replace(/\{\w+\}/g, "x");
  const rankOf = (route: (typeof routes)[number]) => route.rank;
  return new Set(
    screens.map(({ address }) => {
      const matching = routes.filter(({ name, pattern }) => {
        return !LAYOUTS.includes(name) && pattern.test(pathOf(address));
      });
      return matching.sort((a, b) => rankOf(a) - rankOf(b))[0]?.name;
    }),
  );
}

test("the faults sweep requests every route and posts to every action", () => {
  const swept = SCREENS.filter(({ isSwept }) => isSwept);
  const pages = routes.map(({ name }) => name).filter((name) => !LAYOUTS.includes(name));
  const actions = routes.filter(({ source }) => /^export [^;=(]*\baction\b/m.test(source));
  const posted = findRoutes(swept.filter(({ isPost }) => isPost));
  expect([...findRoutes(swept)].sort()).toEqual(pages.sort());
  expect(actions.map(({ name }) => name).filter((name) => !posted.has(name))).toEqual([]);
});

test("every screen has a unique file name", () => {
  const slugs = SCREENS.map(({ name }) => toSlug(name));
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
});
