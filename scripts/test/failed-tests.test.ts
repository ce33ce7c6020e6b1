import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  describeFailedTest,
  endOfOutput,
  failedJourneys,
  failedUnitTests,
} from "./failed-tests.mjs";

describe("of Vitest", () => {
  const file = (name: string) => path.resolve("money", name);

  test("failed tests are named by their file and whole title", () => {
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
    expect(failedUnitTests(report)).toEqual([
      { name: "money/totals.test.ts › totals of tax", error: "expected 1 to be 2" },
    ]);
  });

  test("a file that could not be loaded is named too", () => {
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
    expect(failedUnitTests(report)).toEqual([{ name: "money/a.test.ts", error: "No such module" }]);
  });

  test("there is nothing to say without a report", () => {
    expect(failedUnitTests()).toEqual([]);
  });
});

describe("of Playwright", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: "login.spec.ts",
    line: 7,
    tests: [{ projectName: "js", status, results: [{ errors: message ? [{ message }] : [] }] }],
  });

  test("failed tests are named by project, place and title, also those of a group", () => {
    const report = {
      suites: [
        {
          specs: [spec("all is well", "expected")],
          suites: [{ specs: [spec("a login fails", "unexpected", "Error: no button")] }],
        },
      ],
    };
    expect(failedJourneys(report)).toEqual([
      { name: "[js] login.spec.ts:7 › a login fails", error: "Error: no button" },
    ]);
  });

  test("what failed before any test is told", () => {
    expect(failedJourneys({ suites: [], errors: [{ message: "Port in use" }] })).toEqual([
      { name: "outside of the tests", error: "Port in use" },
    ]);
  });
});

test("an error is shown without colours, and cut where it is long", () => {
  const shown = describeFailedTest({
    name: "a test",
    error: `\u001b[31mred\u001b[39m\n\n${"x".repeat(2_000)}\n${"more\n".repeat(100)}`,
  });
  const lines = shown.split("\n");
  expect(lines.slice(0, 2)).toEqual(["a test", "    red"]);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1_000);
  expect(lines.length).toBeLessThan(20);
});

test("of what a step printed the end is shown", () => {
  const shown = endOfOutput(`${"before\n".repeat(100)}the reason\n`);
  expect(shown.split("\n").at(-1)?.trim()).toBe("the reason");
  expect(shown.split("\n").length).toBeLessThan(20);
});
