// Names of failed tests and their errors, out of the reports of Vitest and Playwright. CI may show
// only the end of what is printed: there they are said once more.
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** @typedef {{ name: string, error: string }} FailedTest */

const maxLines = 16;
const maxLineLength = 400;

/**
 * @param {{ testResults?: Array<{ name: string, status: string, message?: string, assertionResults:
 *   Array<{ status: string, fullName: string, failureMessages?: string[] }> }> }} [report]
 *   of Vitest's reporter `json`
 * @returns {FailedTest[]} a file that could not be loaded is one too
 */
export function failedUnitTests({ testResults = [] } = {}) {
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
 * @param {{ suites?: Suite[], errors?: PlaywrightError[] }} [report] of Playwright's reporter `json`
 * @returns {FailedTest[]} what failed outside of any test is one too
 */
export function failedJourneys({ suites = [], errors = [] } = {}) {
  const outside = errors.map(({ message = "" }) => ({
    name: "outside of the tests",
    error: message,
  }));
  return [...outside, ...suites.flatMap(specsOf).flatMap(failedOfSpec)];
}

/** @returns {Spec[]} */
function specsOf(/** @type {Suite} */ { specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @returns {FailedTest[]} */
function failedOfSpec(/** @type {Spec} */ { title, file, line, tests }) {
  return tests
    .filter(({ status }) => status === "unexpected")
    .map(({ projectName, results }) => ({
      name: `[${projectName}] ${file}:${line} › ${title}`,
      error: results.flatMap(({ errors }) => errors.map(({ message = "" }) => message)).join("\n"),
    }));
}

/** The name, and below it the first lines of the error. */
export function describeFailedTest(/** @type {FailedTest} */ { name, error }) {
  return [name, ...plainLines(error).slice(0, maxLines).map(indented)].join("\n");
}

/** The last lines of what a step printed that failed without a failed test. */
export function endOfOutput(/** @type {string} */ output) {
  return plainLines(output).slice(-maxLines).map(indented).join("\n");
}

function plainLines(/** @type {string} */ text) {
  const lines = stripVTControlCharacters(text).split("\n");
  return lines.filter((line) => line.trim()).map((line) => line.slice(0, maxLineLength));
}

const indented = (/** @type {string} */ line) => `    ${line}`;
