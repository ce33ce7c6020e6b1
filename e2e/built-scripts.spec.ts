import fs from "node:fs";
import { parse } from "acorn";
import { expect, open, test } from "./support/shop";

const built = fs.readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));

/** ES2022 syntax that Safari supports only since 16.4, and methods of later years. */
const TOO_NEW = /\bstatic\s*\{|\(\?<[=!]|\.(?:toSorted|toReversed|toSpliced|withResolvers)\b/;

test("the oldest supported browsers can parse every script", { tag: "@servers" }, () => {
  expect(built).not.toEqual([]);
  for (const name of built) {
    const script = fs.readFileSync(`build/client/assets/${name}`, "utf8");
    expect(() => parse(script, { ecmaVersion: 2022, sourceType: "module" }), name).not.toThrow();
    expect(TOO_NEW.exec(script)?.[0], name).toBeUndefined();
  }
});

test(
  "every built script except the entry and the manifest can be loaded",
  { tag: "@script" },
  async ({ page }) => {
    const scripts = built.filter((name) => !/^(entry|manifest)/.test(name));
    expect(scripts).not.toEqual([]);
    await open(page, "/login");
    const failures = await page.evaluate(async (names) => {
      const imports = names.map((name) =>
        import(`/build/assets/${name}`).then(
          () => null,
          (error: unknown) => `${name}: ${String(error)}`,
        ),
      );
      return (await Promise.all(imports)).filter((each) => each !== null);
    }, scripts);
    expect(failures).toEqual([]);
  },
);
