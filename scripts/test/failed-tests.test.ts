import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  describeFailedTest,
  extractEndOfOutput,
  listFailedJourneys,
  listFailedUnitTests,
} from "./failed-tests.mjs";

describe("listFailedUnitTests", () => {
  const file = (name: string) => path.resolve("money", name);

  test("names failed tests by file and full title", () => {
    const report = {
      testResults: [
        {
          name: file("totals.test.ts"),
          status: "failed",
          assertionResults: [
            { status: "passed", fullName: "totals of nothing" },
            {
              status: "failed",
              fullName: "totals of tax",
              failureMessages: ["expected 1 to be 2"],
            },
          ],
        },
      ],
    };
    expect(listFailedUnitTests(report)).toEqual([
      { name: "money/totals.test.ts › totals of tax", error: "expected 1 to be 2" },
    ]);
  });

  test("names a file that could not be loaded", () => {
    const report = {
      testResults: [
        {
          name: file("a.test.ts"),
          status: "failed",
          message: "No such module",
          assertionResults: [],
        },
      ],
    };
    expect(listFailedUnitTests(report)).toEqual([
      { name: "money/a.test.ts", error: "No such module" },
    ]);
  });

  test("returns nothing without a report", () => {
    expect(listFailedUnitTests()).toEqual([]);
  });
});

describe("listFailedJourneys", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: "login.spec.ts",
    line: 7,
    tests: [{ projectName: "js", status, results: [{ errors: message ? [{ message }] : [] }] }],
  });

  test("names failed tests by project, line and title, also in groups", () => {
    const report = {
      suites: [
        {
          specs: [spec("all is well", "expected")],
          suites: [{ specs: [spec("a login fails", "unexpected", "Error: no button")] }],
        },
      ],
    };
    expect(listFailedJourneys(report)).toEqual([
      { name: "[js] login.spec.ts:7 › a login fails", error: "Error: no button" },
    ]);
  });

  test("names errors outside tests", () => {
    expect(listFailedJourneys({ suites: [], errors: [{ message: "Port in use" }] })).toEqual([
      { name: "outside the tests", error: "Port in use" },
    ]);
  });
});

test("an error is printed without colours and is shortened", () => {
  const printed = describeFailedTest({
    name: "a test",
    error: `\u001b[31mred\u001b[39m\n\n${"x".repeat(2_000)}\n${"more\n".repeat(100)}`,
  });
  const lines = printed.split("\n");
  expect(lines.slice(0, 2)).toEqual(["a test", "    red"]);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1_000);
  expect(lines.length).toBeLessThan(20);
});

test("the end of a step's output is printed", () => {
  const printed = extractEndOfOutput(`${"before\n".repeat(100)}the reason\n`);
  expect(printed.split("\n").at(-1)?.trim()).toBe("the reason");
  expect(printed.split("\n").length).toBeLessThan(20);
});
