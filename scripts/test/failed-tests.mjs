// Finds the failed tests and their errors in the reports of Vitest and Playwright. `npm test`
// prints them at the end of its output, because CI may show only the end.
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** @typedef {{ name: string, error: string }} FailedTest */

const maxLines = 16;
const maxLineLength = 400;

/**
 * @param {{ testResults?: Array<{ name: string, status: string, message?: string, assertionResults:
 *   Array<{ status: string, fullName: string, failureMessages?: string[] }> }> }} [report]
 *   the report of Vitest's reporter `json`
 * @returns {FailedTest[]} including each file that could not be loaded
 */
export function listFailedUnitTests({ testResults = [] } = {}) {
  return testResults.flatMap(({ name, status, message = "", assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [{ name: file, error: message }];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      name: `${file} › ${fullName}`,
      error: failureMessages.join("\n"),
    }));
  });
}

/** @typedef {{ message?: string }} PlaywrightError */
/**
 * @typedef {{ title: string, file: string, line: number, tests: Array<{ projectName: string,
 *   status: string, results: Array<{ errors: PlaywrightError[] }> }> }} Spec
 */
/** @typedef {{ specs: Spec[], suites?: Suite[] }} Suite */

/**
 * @param {{ suites?: Suite[], errors?: PlaywrightError[] }} [report] the report of Playwright's
 *   reporter `json`
 * @returns {FailedTest[]} including the errors outside tests
 */
export function listFailedJourneys({ suites = [], errors = [] } = {}) {
  const outside = errors.map(({ message = "" }) => ({
    name: "outside the tests",
    error: message,
  }));
  return [...outside, ...suites.flatMap(listSpecs).flatMap(listFailedTests)];
}

/** @returns {Spec[]} */
function listSpecs(/** @type {Suite} */ { specs, suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/** @returns {FailedTest[]} */
function listFailedTests(/** @type {Spec} */ { title, file, line, tests }) {
  return tests
    .filter(({ status }) => status === "unexpected")
    .map(({ projectName, results }) => ({
      name: `[${projectName}] ${file}:${line} › ${title}`,
      error: results.flatMap(({ errors }) => errors.map(({ message = "" }) => message)).join("\n"),
    }));
}

/** Returns the name and, below it, the first lines of the error. */
export function describeFailedTest(/** @type {FailedTest} */ { name, error }) {
  return [name, ...toPlainLines(error).slice(0, maxLines).map(indent)].join("\n");
}

/** Returns the last lines of the output of a step that failed without a failed test. */
export function extractEndOfOutput(/** @type {string} */ output) {
  return toPlainLines(output).slice(-maxLines).map(indent).join("\n");
}

function toPlainLines(/** @type {string} */ text) {
  const lines = stripVTControlCharacters(text).split("\n");
  return lines.filter((line) => line.trim()).map((line) => line.slice(0, maxLineLength));
}

const indent = (/** @type {string} */ line) => `    ${line}`;
