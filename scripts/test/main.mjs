// Runs the steps types, lint, unit and journeys. The exit code is 1 if one of them fails. The
// program uses only Node's own modules, because it installs the packages first.
//   npm test                    runs all steps
//   npm test -- unit journeys   runs only these steps
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import {
  describeFailedTest,
  extractEndOfOutput,
  listFailedJourneys,
  listFailedUnitTests,
} from "./failed-tests.mjs";
import { PrepareError, prepare } from "../setup/prepare.mjs";
import { onStop, run } from "../setup/run.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const reports = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-test-"));
const removeReports = () => fs.rmSync(reports, { recursive: true, force: true });
onStop(removeReports);
const unitReport = path.join(reports, "unit.json");

/** @typedef {{ passed: number, failed: import("./failed-tests.mjs").FailedTest[] }} Result */
const totals = { passed: 0, failed: 0 };
/** @type {string[]} */
const summary = [];
/** @type {string[]} The failures, printed again at the end, where they are easy to find. */
const failures = [];
const maxFailures = 12;
const selectedSteps = process.argv.slice(2);
const stepNames = ["types", "lint", "unit", "journeys"];

async function main() {
  const unknown = selectedSteps.find((name) => !stepNames.includes(name));
  if (unknown)
    throw new PrepareError(`There is no step '${unknown}'. The steps are ${stepNames.join(", ")}.`);

  if (!npm) throw new PrepareError("Run this program with 'npm test'.");

  await prepare({ build: false });
  // The output of short steps is printed when they end, so that the outputs of two steps do not
  // mix.
  const inBackground = { isBackground: true };
  const checks = [
    runStep("types", npm, ["run", "--silent", "typecheck"], inBackground),
    runStep("lint", npm, ["run", "--silent", "lint"], inBackground),
  ];
  if (isSelected("journeys")) await prepare();
  await runUnitTests();
  await Promise.all(checks);
  await runJourneys();
}

// The path of the npm program that started this program.
const npm = process.env.npm_execpath ?? "";

async function runUnitTests() {
  await runStep(
    "unit",
    toAbsolutePath("node_modules/vitest/vitest.mjs"),
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
    { env: { NODE_ENV: "test" }, readReport: readUnitResult },
  );
}

/**
 * Runs the journeys. In CI, the journeys without script run on two copies of each program, as `npm
 * run test:copies` does.
 */
async function runJourneys() {
  if (!isSelected("journeys")) return;
  if (!process.env.CI) return runPlaywright("journeys");
  await runPlaywright("journeys", ["js", "plain", "renamed"]);
  await runPlaywright("copies", ["no-js"], { COPIES: "on" });
}

/**
 * @param {string} name the name of the step
 * @param {string[]} [projects] all projects by default
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runPlaywright(name, projects = [], env = {}) {
  const report = path.join(reports, `${name}.json`);
  await runStep(
    name,
    toAbsolutePath("node_modules/@playwright/test/cli.js"),
    ["test", "--reporter=list,json", ...projects.map((project) => `--project=${project}`)],
    {
      env: {
        NODE_ENV: "test",
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...env,
      },
      readReport: () => readJourneysResult(report),
    },
  );
}

/**
 * Runs one step and adds its tests to the totals. A step that fails without a failed test (lint, a
 * server that does not start) counts as one failed test, so that the last line never prints '0
 * failed' after a failure.
 * @param {string} name
 * @param {string} program a JavaScript file
 * @param {string[]} args
 * @param {object} options
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.isBackground] whether the output is printed at the end of the step
 * @param {() => Result} [options.readReport]
 */
async function runStep(
  name,
  program,
  args,
  { env = {}, isBackground = false, readReport = () => ({ passed: 0, failed: [] }) },
) {
  if (stepNames.includes(name) && !isSelected(name)) return;
  if (!isBackground) console.log(`\n── ${name}`);
  const started = Date.now();
  const { code, output } = await run(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, ...colours, ...env },
    ...(isBackground ? { quiet: true } : { tee: true }),
  });
  if (isBackground) console.log(`\n── ${name}\n${output.trimEnd()}`);
  const { passed, failed } = readReport();
  totals.passed += passed;
  if (code !== 0) {
    totals.failed += Math.max(failed.length, 1);
    const descriptions =
      failed.length > 0 ? failed.map(describeFailedTest) : [extractEndOfOutput(output)];
    failures.push(...descriptions.map((text) => `${name}: ${text.trimStart()}`));
  }
  const time = ((Date.now() - started) / 1000).toFixed(1);
  summary.push(`${name.padEnd(10)}${time.padStart(6)} s  ${code === 0 ? "ok" : "FAILED"}`);
}

/** Programs that print into a pipe do not detect whether the terminal shows colours. */
const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: "1" } : {};
const isSelected = (/** @type {string} */ name) =>
  selectedSteps.length === 0 || selectedSteps.includes(name);

function toAbsolutePath(/** @type {string} */ file) {
  return path.join(root, file);
}

/** @returns {Result} */
function readUnitResult() {
  const report = readJson(unitReport);
  return { passed: report?.numPassedTests ?? 0, failed: listFailedUnitTests(report) };
}

/**
 * Returns a line about the skipped tests, with their outermost titles, which name what the machine
 * lacks; null when no test was skipped.
 */
function describeSkipped() {
  /** @typedef {{ status: string, ancestorTitles: string[], title: string }} Test */
  /** @type {Test[]} */
  const tests = (readJson(unitReport)?.testResults ?? []).flatMap(
    (/** @type {{ assertionResults: Test[] }} */ { assertionResults }) => assertionResults,
  );
  const skipped = tests.filter(({ status }) => status === "skipped" || status === "pending");
  const titles = new Set(skipped.map(({ ancestorTitles: [group], title }) => group || title));
  return titles.size > 0 ? `${skipped.length} skipped: ${[...titles].join("; ")}` : null;
}

/** @returns {Result} */
function readJourneysResult(/** @type {string} */ file) {
  const report = readJson(file);
  return { passed: report?.stats?.expected ?? 0, failed: listFailedJourneys(report) };
}

function readJson(/** @type {string} */ file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
}

const started = Date.now();
try {
  await main();
} catch (error) {
  console.error(error instanceof PrepareError ? error.message : error);
  totals.failed += 1;
}
const skippedLine = describeSkipped();
removeReports();
console.log(`\n${[...summary, `total ${Math.round((Date.now() - started) / 1000)} s`].join("\n")}`);
if (skippedLine) console.log(skippedLine);
if (failures.length > 0) console.log(`\nFailed:\n${failures.slice(0, maxFailures).join("\n")}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
