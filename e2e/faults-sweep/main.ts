// Every route, asked and posted to in every way, while the API fails in every way it can. Prints a table, and ends
// non-zero when an answer is late, unnamed, shows its insides or loses what was typed.
//   npm run test:faults                     all of them
//   npm run test:faults -- edit_item 401    what has these words in its route, button or fault
import process from "node:process";
import { readManifest } from "../../scripts/pack/manifest.mjs";
import { startServers } from "../support/servers";
import { CASES, WITH_ITS_PAGES, type Case } from "./cases";
import { FAULTS, type Fault } from "./faults";
import { judge, type Outcome } from "./judge";
import { printReport, type Row } from "./report";
import { clearPublicFaults, openShop, setPublicFault } from "./shop";

/** Waiting costs no processor, all else does. */
const AT_ONCE = { slow: 24, fast: 4 };

type Trial = { route: string; case: Case; fault: Fault; isAlone: boolean };

function listTrials(words: string[]): Trial[] {
  const known = Object.entries(CASES).flatMap(([route, cases]) => (cases === WITH_ITS_PAGES ? [] : cases.map((each) => ({ route, case: each }))));
  const all = FAULTS.flatMap((fault) =>
    known.flatMap((each) => [
      { ...each, fault, isAlone: false },
      ...(each.case.alone ? [{ ...each, fault, isAlone: true }] : []),
    ]),
  );
  return all.filter((trial) => words.every((word) => `${trial.route} ${trial.case.name} ${trial.fault.name}`.includes(word)));
}

/** The routes of the built app that the table forgot, or knows only in part. */
function forgotten(): string[] {
  const routes = Object.values(readManifest("build/index.js").routes);
  return routes.flatMap(({ id, hasAction }) => {
    const cases = CASES[id];
    if (!cases) return [`${id} is missing`];
    const isPosted = cases !== WITH_ITS_PAGES && cases.some(({ name }) => !name.startsWith("GET"));
    return hasAction && !isPosted ? [`${id} has an action that is missing`] : [];
  });
}

async function attempt({ case: tried, fault, isAlone }: Trial): Promise<Outcome> {
  const shop = await openShop({ isLoggedIn: !tried.isPublic });
  try {
    const asked = await tried.prepare(shop);
    const rule = { ...(isAlone ? tried.alone : {}), ...fault.rule };
    await shop.setFault(rule);
    if (tried.isPublic) await setPublicFault(rule);
    const answer = await shop.visitor.ask(asked);
    await shop.clearFaults();
    if (tried.isPublic) await clearPublicFaults();
    return await judge({ fault, case: tried, asked, answer, shop });
  } catch (error) {
    await shop.clearFaults();
    return { problems: [`broke off: ${error instanceof Error ? error.message : String(error)}`], milliseconds: 0 };
  }
}

async function runAll(trials: Trial[]): Promise<Row[]> {
  const rows: Row[] = [];
  const run = async (trial: Trial) => void rows.push({ ...trial, case: trial.case.name + (trial.isAlone ? " alone" : ""), fault: trial.fault.name, ...(await attempt(trial)) });
  const inTurn = async (queue: Trial[], atOnce: number) => {
    const waiting = [...queue];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await run(next);
      }),
    );
  };
  const own = trials.filter(({ case: { isPublic } }) => !isPublic);
  // Faults of nobody's calls are shared by all: one after the other.
  await Promise.all([
    inTurn(own.filter(({ fault }) => fault.isSlow), AT_ONCE.slow),
    inTurn(own.filter(({ fault }) => !fault.isSlow), AT_ONCE.fast),
    inTurn(trials.filter(({ case: { isPublic } }) => isPublic), 1),
  ]);
  return rows;
}

const stop = await startServers();
try {
  const began = Date.now();
  const missing = forgotten();
  const rows = await runAll(listTrials(process.argv.slice(2)));
  const isGood = printReport(rows, { faults: FAULTS.map(({ name }) => name), missing, seconds: Math.round((Date.now() - began) / 1000) });
  process.exitCode = isGood ? 0 : 1;
} finally {
  await stop();
}
