import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const sheets = fs
  .readdirSync("app", { recursive: true })
  .map((name) => path.join("app", String(name)))
  .filter((name) => name.endsWith(".css"));
const read = (sheet: string) => fs.readFileSync(sheet, "utf8");
const listImports = (sheet: string) =>
  [...read(sheet).matchAll(/^@import "(.+)";/gm)].map(([, name = ""]) =>
    path.join(path.dirname(sheet), name),
  );

// Without its settings, Tailwind would use those of the sheet that was built before.
test("every style sheet that uses Tailwind and is not a part of another names its settings", () => {
  const parts = new Set(sheets.flatMap(listImports));
  const whole = sheets.filter((sheet) => !parts.has(sheet));
  const usesTailwind = (sheet: string) =>
    [sheet, ...listImports(sheet)].some((name) => /@(tailwind|apply|layer)\b/.test(read(name)));
  const tailwindSheets = whole.filter(usesTailwind);
  expect(tailwindSheets.length).toBeGreaterThan(2);
  expect(tailwindSheets.filter((sheet) => !/^@config "/m.test(read(sheet)))).toEqual([]);
});
