// Every route, asked and posted to in every way, while the API fails in every way it can. Prints
// a table, and ends non-zero when an answer is late, unnamed, shows its insides or loses what was
// typed.
//   npm run test:faults                     all of them
//   npm run test:faults -- edit_item 401    what has these words in its address, name or fault;
//                                           "common": the common faults
import process from "node:process";
import { SCREENS } from "../screens/catalogue";
import { beginVisit } from "../screens/records";
import type { Screen } from "../screens/screen";
import { startServers } from "../support/servers";
import { FAULTS, type Fault } from "./faults";
import { judgeAnswer } from "./judge";
import { printReport, type Row } from "./report";

/** Waiting costs no processor, all else does. */
const CONCURRENCY = { slow: 12, fast: 4 };

/** `isAlone`: nothing but the screen's own calls fails. */
type Trial = { screen: Screen; fault: Fault; isAlone: boolean };

const isPublic = ({ screen }: Trial) => screen.owner === "nobody";
const trialName = ({ screen, isAlone }: Trial) => screen.name + (isAlone ? " alone" : "");

function listTrials(words: string[]): Trial[] {
  const swept = SCREENS.filter(({ isSwept }) => isSwept);
  const texts = ({ screen, fault }: Trial) =>
    `${screen.address} ${screen.name} ${fault.name}${fault.isCommon ? " common" : ""}`;
  return FAULTS.flatMap((fault) =>
    swept.flatMap((screen) => [
      { screen, fault, isAlone: false },
      ...(screen.ownCalls ? [{ screen, fault, isAlone: true }] : []),
    ]),
  )
    .filter(({ screen: { isMinor }, fault }) => !isMinor || fault.isCommon)
    .filter((trial) => words.every((word) => texts(trial).includes(word)));
}

/** Tries some at once: all are made ready, then all fall under the faults. */
async function runTrials(trials: Trial[], failsPublicCalls = false): Promise<Row[]> {
  const rows: Row[] = [];
  const recordError = async <T>(trial: Trial, step: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await step();
    } catch (error) {
      const problems = [`broke off: ${error instanceof Error ? error.message : String(error)}`];
      rows.push({ name: trialName(trial), fault: trial.fault.name, problems, milliseconds: 0 });
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
  const ready = prepared.filter((each) => each !== undefined);
  // Calls of nobody known, such as those of the sign-up.
  const [{ visit: any, fault } = { visit: null, fault: null }] = failsPublicCalls ? ready : [];
  if (any && fault) await any.shop.addFault({ times: 1_000_000, ...fault.rule, email: "" });
  const answered = await Promise.all(
    ready.map((each) =>
      recordError(each, async () => {
        const { screen, fault, isAlone, visit, request } = each;
        await visit.setFault({ ...(isAlone ? screen.ownCalls : {}), ...fault.rule });
        return { ...each, answer: await visit.visitor.send(request) };
      }),
    ),
  );
  await any?.shop.clearFaults("");
  for (const each of answered) {
    if (!each) continue;
    await recordError(each, async () => {
      await each.visit.clearFaults();
      const row = { name: trialName(each), fault: each.fault.name, ...(await judgeAnswer(each)) };
      if (row.problems.length > 0)
        console.log(`${row.name} × ${row.fault}: ${row.problems.join("; ")}`);
      rows.push(row);
    });
  }
  return rows;
}

async function runAll(trials: Trial[]): Promise<Row[]> {
  const rows: Row[] = [];
  const runQueue = async (queue: Trial[], atOnce: number) => {
    const waiting = [...queue];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          rows.push(...(await runTrials([next])));
      }),
    );
  };
  // Faults of nobody's calls are shared by all who are not logged in: one fault after the other.
  const runPublicTrials = async () => {
    const publicTrials = trials.filter(isPublic);
    for (const fault of FAULTS) {
      const together = publicTrials.filter((trial) => trial.fault === fault && !trial.isAlone);
      rows.push(...(await runTrials(together, true)));
    }
    await runQueue(
      publicTrials.filter(({ isAlone }) => isAlone),
      CONCURRENCY.fast,
    );
  };
  const own = trials.filter((trial) => !isPublic(trial));
  await Promise.all([
    runQueue(
      own.filter(({ fault }) => fault.isSlow),
      CONCURRENCY.slow,
    ),
    runQueue(
      own.filter(({ fault }) => !fault.isSlow),
      CONCURRENCY.fast,
    ),
    runPublicTrials(),
  ]);
  return rows;
}

const stopServers = await startServers();
try {
  const began = Date.now();
  const rows = await runAll(listTrials(process.argv.slice(2)));
  const isGood = printReport(rows, {
    faults: FAULTS.map(({ name }) => name),
    seconds: Math.round((Date.now() - began) / 1000),
  });
  process.exitCode = isGood ? 0 : 1;
} finally {
  await stopServers();
}
