import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { CASES } from "./cases";

const ROUTES = new URL("../../app/routes/", import.meta.url);

test("every route is tried with faults, and nothing that is no route", () => {
  const routes = fs.readdirSync(ROUTES).map((file) => `routes/${path.parse(file).name}`);
  expect(Object.keys(CASES).sort()).toEqual(["root", ...routes].sort());
});
