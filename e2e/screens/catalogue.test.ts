import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { SCREENS, slugOf } from "./catalogue";

const FOLDER = new URL("../../app/routes/", import.meta.url);
const LAYOUTS = ["_app", "_app._wizard", "_public"];

/** A route by the name of its file, with what its addresses are like. */
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
  const freedom = segments.filter((segment) => segment.includes("$")).length;
  return {
    name,
    source: fs.readFileSync(new URL(file, FOLDER), "utf8"),
    pattern: new RegExp(`^${pattern || "/"}$`),
    // The one that says most wins.
    rank: name.endsWith("$") ? 99 - segments.length : freedom,
  };
});

/** The routes that answer screens, by the address of each. */
function routesOf(screens: typeof SCREENS): Set<string | undefined> {
  const pathOf = (address: string) => (address.split(/[?#]/)[0] ?? "").replace(/\{\w+\}/g, "x");
  const rankOf = (one: (typeof routes)[number]) => one.rank;
  return new Set(
    screens.map(({ address }) => {
      const fitting = routes.filter(({ name, pattern }) => {
        return !LAYOUTS.includes(name) && pattern.test(pathOf(address));
      });
      return fitting.sort((a, b) => rankOf(a) - rankOf(b))[0]?.name;
    }),
  );
}

test("every route is tried with faults, and every action is posted to", () => {
  const swept = SCREENS.filter(({ isSwept }) => isSwept);
  const pages = routes.map(({ name }) => name).filter((name) => !LAYOUTS.includes(name));
  const actions = routes.filter(({ source }) => /^export [^;=(]*\baction\b/m.test(source));
  const posted = routesOf(swept.filter(({ isPost }) => isPost));
  expect([...routesOf(swept)].sort()).toEqual(pages.sort());
  expect(actions.map(({ name }) => name).filter((name) => !posted.has(name))).toEqual([]);
});

test("every screen has a name of its own", () => {
  const slugs = SCREENS.map(({ name }) => slugOf(name));
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
});
