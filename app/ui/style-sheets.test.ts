import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const sheets = fs
  .readdirSync("app", { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".css"));

test("every style sheet that uses Tailwind names its settings", () => {
  const isTailwind = (name: string) =>
    /@(tailwind|apply|layer)\b|theme\(/.test(fs.readFileSync(path.join("app", name), "utf8"));
  const tailwindSheets = sheets.filter(isTailwind);
  expect(tailwindSheets.length).toBeGreaterThan(2);
  const sheetsWithoutConfig = tailwindSheets.filter(
    (name) => !/^@config "/m.test(fs.readFileSync(path.join("app", name), "utf8")),
  );
  expect(sheetsWithoutConfig).toEqual([]);
});
