import { expect, test } from "vitest";
import { inlineIcons } from "./inline-icons.server";

const use = (name: string) => `<svg><use href="/icons.svg#${name}"></use></svg>`;

test("a page contains each icon that it shows, once", () => {
  const page = inlineIcons(`<body>${use("menu")}${use("add")}${use("menu")}</body>`);
  expect(page.match(/href="#icon-menu"/g)).toHaveLength(2);
  expect(page.match(/<symbol id="icon-[^"]+"/g)).toEqual([
    '<symbol id="icon-menu"',
    '<symbol id="icon-add"',
  ]);
  expect(page).not.toContain("/icons.svg");
});

test("a page without icons is not changed", () => {
  expect(inlineIcons("<body><p>/icons.svg#menu</p></body>")).toBe(
    "<body><p>/icons.svg#menu</p></body>",
  );
});
