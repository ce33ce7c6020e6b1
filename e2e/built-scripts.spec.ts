import fs from "node:fs";
import { parse } from "acorn";
import { expect, open, test } from "./support/shop";

const built = fs.readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));

/** Of ES2022 what Safari has only since 16.4, and methods of later years. */
const TOO_NEW = /\bstatic\s*\{|\(\?<[=!]|\.(?:toSorted|toReversed|toSpliced|withResolvers)\b/;

test("the oldest browsers that get script can read it", { tag: "@servers" }, () => {
  expect(built.length).toBeGreaterThan(50);
  for (const name of built) {
    const code = fs.readFileSync(`build/client/assets/${name}`, "utf8");
    expect(() => parse(code, { ecmaVersion: 2022, sourceType: "module" }), name).not.toThrow();
    expect(TOO_NEW.exec(code)?.[0], name).toBeUndefined();
  }
});

test("every script that was built can be loaded", { tag: "@script" }, async ({ page }) => {
  const scripts = built.filter((name) => !/^(entry|manifest)/.test(name));
  expect(scripts.length).toBeGreaterThan(50);
  await open(page, "/login");
  const broken = await page.evaluate(async (names) => {
    const loads = names.map((name) =>
      import(`/build/assets/${name}`).then(
        () => null,
        (error: unknown) => `${name}: ${String(error)}`,
      ),
    );
    return (await Promise.all(loads)).filter((each) => each !== null);
  }, scripts);
  expect(broken).toEqual([]);
});
