// Requests every route and posts every form while the API fails in every known way; minor screens
// are tried only with the common faults. Prints a table, and exits non-zero when a trial has a
// problem, for example when an answer is late, does not name the fault, shows internals or loses
// typed values.
//   npm run test:faults                     all trials
//   npm run test:faults -- edit_item 401    the trials with these words in the address, the name or
//                                           the fault; "common" stands for the common faults
import process from "node:process";
import { SCREENS } from "../screens/catalogue";
import { beginVisit } from "../screens/records";
import type { CatalogueScreen } from "../screens/screen";
import { startServers } from "../support/servers";
import { FAULTS, type SweptFault } from "./faults";
import { judgeAnswer } from "./judge";
import { printReport, type TrialRow } from "./report";

/** The number of trials in parallel. Slow trials mostly wait, and fast trials use the processor. */
const CONCURRENCY = { slow: 12, fast: 4 };

/** A trial of a screen with a fault of all API calls, or of only the screen's own calls. */
type Trial = { screen: CatalogueScreen; fault: SweptFault; failsOwnCallsOnly: boolean };

const isPublic = ({ screen }: Trial) => screen.owner === "nobody";
const formatTrialName = ({ screen, failsOwnCallsOnly }: Trial) =>
  screen.name + (failsOwnCallsOnly ? " alone" : "");

function listTrials(words: string[]): Trial[] {
  const swept = SCREENS.filter(({ isSwept }) => isSwept);
  const searchText = ({ screen, fault }: Trial) =>
    `${screen.address} ${screen.name} ${fault.name}${fault.isCommon ? " common" : ""}`;
  return FAULTS.flatMap((fault) =>
    swept.flatMap((screen) => [
      { screen, fault, failsOwnCallsOnly: false },
      ...(screen.ownCalls ? [{ screen, fault, failsOwnCallsOnly: true }] : []),
    ]),
  )
    .filter(({ screen: { isMinor }, fault }) => !isMinor || fault.isCommon)
    .filter((trial) => words.every((word) => searchText(trial).includes(word)));
}

/**
 * Runs trials in parallel: prepares all of them, then sends all requests under the faults. With
 * `failsPublicCalls` the calls without an account fail too, with the fault of the first trial.
 */
async function runTrials(trials: Trial[], failsPublicCalls = false): Promise<TrialRow[]> {
  const rows: TrialRow[] = [];
  const recordError = async <T>(trial: Trial, step: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await step();
    } catch (error) {
      const problems = [`crashed: ${error instanceof Error ? error.message : String(error)}`];
      rows.push({
        name: formatTrialName(trial),
        fault: trial.fault.name,
        problems,
        milliseconds: 0,
      });
    }
  };
  const prepared = await Promise.all(
    trials.map((trial) =>
      recordError(trial, async () => {
        const visit = await beginVisit(isPublic(trial) ? "nobody" : "small");
        return { ...trial, visit, request: await trial.screen.prepare(visit) };
      }),
    ),
  );
  const preparedTrials = prepared.filter((trial) => trial !== undefined);
  // Calls without an account, such as those of the sign-up, fail for every trial.
  const [{ visit: publicVisit, fault } = { visit: null, fault: null }] = failsPublicCalls
    ? preparedTrials
    : [];
  if (publicVisit && fault)
    await publicVisit.shop.addFault({ times: 1_000_000, ...fault.rule, email: "" });
  const answeredTrials = await Promise.all(
    preparedTrials.map((trial) =>
      recordError(trial, async () => {
        const { screen, fault, failsOwnCallsOnly, visit, request } = trial;
        await visit.setFault({ ...(failsOwnCallsOnly ? screen.ownCalls : {}), ...fault.rule });
        return { ...trial, answer: await visit.visitor.send(request) };
      }),
    ),
  );
  await publicVisit?.shop.clearFaults("");
  for (const trial of answeredTrials) {
    if (!trial) continue;
    await recordError(trial, async () => {
      await trial.visit.clearFaults();
      const row = {
        name: formatTrialName(trial),
        fault: trial.fault.name,
        ...(await judgeAnswer(trial)),
      };
      if (row.problems.length > 0)
        console.log(`${row.name} × ${row.fault}: ${row.problems.join("; ")}`);
      rows.push(row);
    });
  }
  return rows;
}

async function runAll(trials: Trial[]): Promise<TrialRow[]> {
  const rows: TrialRow[] = [];
  const runQueue = async (queue: Trial[], concurrency: number) => {
    const remaining = [...queue];
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (let next = remaining.shift(); next; next = remaining.shift())
          rows.push(...(await runTrials([next])));
      }),
    );
  };
  // Faults of calls without an account affect every visitor who is not logged in, so these faults
  // are tried one after the other.
  const runPublicTrials = async () => {
    const publicTrials = trials.filter(isPublic);
    for (const fault of FAULTS) {
      const ofFault = publicTrials.filter(
        (trial) => trial.fault === fault && !trial.failsOwnCallsOnly,
      );
      rows.push(...(await runTrials(ofFault, true)));
    }
    await runQueue(
      publicTrials.filter(({ failsOwnCallsOnly }) => failsOwnCallsOnly),
      CONCURRENCY.fast,
    );
  };
  const accountTrials = trials.filter((trial) => !isPublic(trial));
  await Promise.all([
    runQueue(
      accountTrials.filter(({ fault }) => fault.isSlow),
      CONCURRENCY.slow,
    ),
    runQueue(
      accountTrials.filter(({ fault }) => !fault.isSlow),
      CONCURRENCY.fast,
    ),
    runPublicTrials(),
  ]);
  return rows;
}

const stopServers = await startServers();
try {
  const startedAt = Date.now();
  const rows = await runAll(listTrials(process.argv.slice(2)));
  const isPassed = printReport(rows, {
    faults: FAULTS.map(({ name }) => name),
    seconds: Math.round((Date.now() - startedAt) / 1000),
  });
  process.exitCode = isPassed ? 0 : 1;
} finally {
  await stopServers();
}
