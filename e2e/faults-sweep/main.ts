// Every route, asked and posted to in every way, while the API fails in every way it can. Prints
// a table, and ends non-zero when an answer is late, unnamed, shows its insides or loses what was
// typed.
//   npm run test:faults                     all of them
//   npm run test:faults -- edit_item 401    what has these words in its route, button or fault;
//                                           "common": the common faults
import process from "node:process";
import { builtRoutes } from "../support/built-routes";
import { startServers } from "../support/servers";
import { CASES, WITH_ITS_PAGES } from "./cases";
import { FAULTS, type Fault } from "./faults";
import { judge } from "./judge";
import { printReport, type Row } from "./report";
import { clearPublicFaults, openShop, setPublicFault } from "./shop";
import type { Case } from "./case";

/** Waiting costs no processor, all else does. */
const AT_ONCE = { slow: 12, fast: 4 };

type Trial = { route: string; case: Case; fault: Fault; isAlone: boolean };

function listTrials(words: string[]): Trial[] {
  const known = Object.entries(CASES).flatMap(([route, cases]) =>
    cases === WITH_ITS_PAGES ? [] : cases.map((each) => ({ route, case: each })),
  );
  const all = FAULTS.flatMap((fault) =>
    known.flatMap((each) => [
      { ...each, fault, isAlone: false },
      ...(each.case.alone ? [{ ...each, fault, isAlone: true }] : []),
    ]),
  );
  const texts = ({ route, case: { name }, fault }: Trial) =>
    `${route} ${name} ${fault.name}${fault.isCommon ? " common" : ""}`;
  return all
    .filter(({ case: { isMinor }, fault }) => !isMinor || fault.isCommon)
    .filter((trial) => words.every((word) => texts(trial).includes(word)));
}

/** The routes of the built app that the table forgot, or knows only in part. */
function forgotten(): string[] {
  return builtRoutes().flatMap(({ id, hasAction }) => {
    const cases = CASES[id];
    if (!cases) return [`${id} is missing`];
    const isPosted = cases !== WITH_ITS_PAGES && cases.some(({ name }) => !name.startsWith("GET"));
    return hasAction && !isPosted ? [`${id} has an action that is missing`] : [];
  });
}

/** Tries some at once: all are made ready, then all fall under the faults. */
async function attempt(trials: Trial[], isForAll = false): Promise<Row[]> {
  const rows: Row[] = [];
  const told = async <T>(
    { route, case: tried, fault, isAlone }: Trial,
    step: () => Promise<T>,
  ): Promise<T | undefined> => {
    try {
      return await step();
    } catch (error) {
      const problems = [`broke off: ${error instanceof Error ? error.message : String(error)}`];
      rows.push({
        route,
        case: tried.name + (isAlone ? " alone" : ""),
        fault: fault.name,
        problems,
        milliseconds: 0,
      });
    }
  };
  const ready = await Promise.all(
    trials.map((trial) =>
      told(trial, async () => {
        const shop = await openShop({ isLoggedIn: !trial.case.isPublic });
        return { ...trial, shop, asked: await trial.case.prepare(shop) };
      }),
    ),
  );
  const [first] = trials;
  if (isForAll && first) await setPublicFault(first.fault.rule);
  const answered = await Promise.all(
    ready
      .filter((each) => each !== undefined)
      .map((each) =>
        told(each, async () => {
          await each.shop.setFault({
            ...(each.isAlone ? each.case.alone : {}),
            ...each.fault.rule,
          });
          return { ...each, answer: await each.shop.visitor.ask(each.asked) };
        }),
      ),
  );
  if (isForAll) await clearPublicFaults();
  for (const each of answered) {
    if (!each) continue;
    await told(each, async () => {
      await each.shop.clearFaults();
      const { route, case: tried, fault, isAlone } = each;
      const row = {
        route,
        case: tried.name + (isAlone ? " alone" : ""),
        fault: fault.name,
        ...(await judge(each)),
      };
      if (row.problems.length > 0)
        console.log(`${row.route} ${row.case} × ${row.fault}: ${row.problems.join("; ")}`);
      rows.push(row);
    });
  }
  return rows;
}

async function runAll(trials: Trial[]): Promise<Row[]> {
  const rows: Row[] = [];
  const inTurn = async (queue: Trial[], atOnce: number) => {
    const waiting = [...queue];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          rows.push(...(await attempt([next])));
      }),
    );
  };
  const publicTrials = trials.filter(({ case: { isPublic } }) => isPublic);
  // Faults of nobody's calls are shared by all who are not logged in: one fault after the other.
  const inGroups = async () => {
    for (const fault of FAULTS)
      rows.push(
        ...(await attempt(
          publicTrials.filter((trial) => trial.fault === fault && !trial.isAlone),
          true,
        )),
      );
    await inTurn(
      publicTrials.filter(({ isAlone }) => isAlone),
      AT_ONCE.fast,
    );
  };
  const own = trials.filter(({ case: { isPublic } }) => !isPublic);
  await Promise.all([
    inTurn(
      own.filter(({ fault }) => fault.isSlow),
      AT_ONCE.slow,
    ),
    inTurn(
      own.filter(({ fault }) => !fault.isSlow),
      AT_ONCE.fast,
    ),
    inGroups(),
  ]);
  return rows;
}

const stop = await startServers();
try {
  const began = Date.now();
  const missing = forgotten();
  const rows = await runAll(listTrials(process.argv.slice(2)));
  const isGood = printReport(rows, {
    faults: FAULTS.map(({ name }) => name),
    missing,
    seconds: Math.round((Date.now() - began) / 1000),
  });
  process.exitCode = isGood ? 0 : 1;
} finally {
  await stop();
}
