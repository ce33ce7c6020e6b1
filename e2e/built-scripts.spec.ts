import fs from "node:fs";
import { expect, open, test } from "./support/shop";

test("every script that was built can be loaded", { tag: "@script" }, async ({ page }) => {
  const scripts = fs
    .readdirSync("public/build", { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".js") && !/^(entry|manifest)/.test(name));
  expect(scripts.length).toBeGreaterThan(50);
  await open(page, "/login");
  const broken = await page.evaluate(async (names) => {
    const loads = names.map((name) =>
      import(`/build/${name}`).then(
        () => null,
        (error: unknown) => `${name}: ${String(error)}`,
      ),
    );
    return (await Promise.all(loads)).filter((each) => each !== null);
  }, scripts);
  expect(broken).toEqual([]);
});
