// Everything that is checked; ends non-zero if any of it fails. Node's own modules only: it
// installs first.
//   npm test                    all
//   npm test -- unit journeys   only these steps
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import {
  describeFailedTest,
  endOfOutput,
  failedJourneys,
  failedUnitTests,
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
/** @type {string[]} What failed, said once more at the end: it is lost among what passed. */
const failures = [];
const maxFailures = 12;
const only = process.argv.slice(2);
const stepNames = ["types", "lint", "unit", "journeys"];

async function main() {
  const unknown = only.find((name) => !stepNames.includes(name));
  if (unknown)
    throw new PrepareError(`There is no step '${unknown}': the steps are ${stepNames.join(", ")}.`);

  if (!npm) throw new PrepareError("Please run it as 'npm test'.");

  await prepare({ build: false });
  // What prints little is shown when it is done, so that two steps do not talk over each other.
  const quietly = { inBackground: true };
  const checks = [
    step("types", npm, ["run", "--silent", "typecheck"], quietly),
    step("lint", npm, ["run", "--silent", "lint"], quietly),
  ];
  if (wanted("journeys")) await prepare();
  await unit();
  await Promise.all(checks);
  await journeys();
}

// The npm that started this program.
const npm = process.env.npm_execpath ?? "";

async function unit() {
  await step(
    "unit",
    at("node_modules/vitest/vitest.mjs"),
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
    { env: { NODE_ENV: "test" }, readReport: unitResult },
  );
}

/** In CI those without script over two copies of each program, as `npm run test:copies` has them. */
async function journeys() {
  if (!wanted("journeys")) return;
  if (!process.env.CI) return playwright("journeys");
  await playwright("journeys", ["js", "plain", "renamed"]);
  await playwright("copies", ["no-js"], { COPIES: "on" });
}

/**
 * @param {string} name of the step
 * @param {string[]} [projects] all when left out
 * @param {NodeJS.ProcessEnv} [env]
 */
async function playwright(name, projects = [], env = {}) {
  const report = path.join(reports, `${name}.json`);
  await step(
    name,
    at("node_modules/@playwright/test/cli.js"),
    ["test", "--reporter=list,json", ...projects.map((project) => `--project=${project}`)],
    {
      env: {
        NODE_ENV: "test",
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...env,
      },
      readReport: () => journeysResult(report),
    },
  );
}

/**
 * Runs one step and adds up its tests. A step that fails without a failed test (lint, a server that
 * does not start) counts as one, so that the last line never says '0 failed' of a failed run.
 * @param {string} name
 * @param {string} program a JavaScript file
 * @param {string[]} args
 * @param {object} options
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.inBackground] what it prints is shown in one piece at its end
 * @param {() => Result} [options.readReport]
 */
async function step(
  name,
  program,
  args,
  { env = {}, inBackground = false, readReport = () => ({ passed: 0, failed: [] }) },
) {
  if (stepNames.includes(name) && !wanted(name)) return;
  if (!inBackground) console.log(`\n── ${name}`);
  const started = Date.now();
  const { code, output } = await run(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, ...colours, ...env },
    ...(inBackground ? { quiet: true } : { tee: true }),
  });
  if (inBackground) console.log(`\n── ${name}\n${output.trimEnd()}`);
  const { passed, failed } = readReport();
  totals.passed += passed;
  if (code !== 0) {
    totals.failed += Math.max(failed.length, 1);
    const told = failed.length > 0 ? failed.map(describeFailedTest) : [endOfOutput(output)];
    failures.push(...told.map((text) => `${name}: ${text.trimStart()}`));
  }
  const time = ((Date.now() - started) / 1000).toFixed(1);
  summary.push(`${name.padEnd(10)}${time.padStart(6)} s  ${code === 0 ? "ok" : "FAILED"}`);
}

/** What prints into a pipe is not asked whether its reader shows colours. */
const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: "1" } : {};
const wanted = (/** @type {string} */ name) => only.length === 0 || only.includes(name);

function at(/** @type {string} */ file) {
  return path.join(root, file);
}

/** @returns {Result} */
function unitResult() {
  const report = readJson(unitReport);
  return { passed: report?.numPassedTests ?? 0, failed: failedUnitTests(report) };
}

/**
 * What the machine lacks something for, by the outermost titles, which say what; null when all
 * was tested.
 */
function leftOut() {
  /** @typedef {{ status: string, ancestorTitles: string[], title: string }} Test */
  /** @type {Test[]} */
  const tests = (readJson(unitReport)?.testResults ?? []).flatMap(
    (/** @type {{ assertionResults: Test[] }} */ { assertionResults }) => assertionResults,
  );
  const skipped = tests.filter(({ status }) => status === "skipped" || status === "pending");
  const titles = new Set(skipped.map(({ ancestorTitles: [group], title }) => group || title));
  return titles.size > 0 ? `${skipped.length} left out: ${[...titles].join("; ")}` : null;
}

/** @returns {Result} */
function journeysResult(/** @type {string} */ file) {
  const report = readJson(file);
  return { passed: report?.stats?.expected ?? 0, failed: failedJourneys(report) };
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
const untested = leftOut();
removeReports();
console.log(
  `\n${[...summary, `in all ${Math.round((Date.now() - started) / 1000)} s`].join("\n")}`,
);
if (untested) console.log(untested);
if (failures.length > 0) console.log(`\nFailed:\n${failures.slice(0, maxFailures).join("\n")}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
