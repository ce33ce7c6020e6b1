// Measures each page under load beside a bare Remix page of 20 rows, with app and API in one
// process and in two. Run: npm run bench:server; shorter with -- --seconds 1 --rounds 1; with --
// --memory the growth of the memory is measured instead.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { startMeasuredApp, createTemporaryFolder, type App } from "./support/app";
import { startBare } from "./support/bare";
import { calculateMedian } from "./support/figures";
import { CONNECTIONS, measureLoad, warmUp, type LoadRequest, type Cost } from "./support/load";
import { watchMemory } from "./support/memory";
import {
  compareWithBare,
  printTables,
  type ServerResults,
  type ResultRow,
} from "./support/results";
import { root } from "./support/serve";
import {
  GZIP,
  prepareVisits,
  UNCOMPRESSED,
  type MeasuredVisit,
  type MeasuredVisits,
} from "./support/visits";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
    memory: { type: "boolean", default: false },
    minutes: { type: "string", default: "5" },
  },
});
const SECONDS = Number(options.seconds);
const ROUNDS = Number(options.rounds);
const STARTS = 5;
const RESULTS = path.join(root, "bench/results/server.json");

/** The app with its API in one process or in two; `startMs` is the median start in milliseconds. */
type Arrangement = {
  name: string;
  app: App;
  pids: number[];
  visits: MeasuredVisits;
  startMs: number;
};
/** A request that is measured in turn with the others, and its results. */
type Measurement = { request: LoadRequest; pids: number[]; costs: Cost[] };

if (options.memory) await watchMemory(Number(options.minutes));
else await measureAll();

async function measureAll(): Promise<void> {
  const arrangements = [
    await startArrangement("app and API in one process", false),
    await startArrangement("app and API in two processes", true),
  ];
  const bare = await startBare();
  const createBareMeasurement = (headers: Record<string, string>): Measurement => ({
    request: { url: bare.url, status: 200, headers },
    pids: [bare.server.pid],
    costs: [],
  });
  const createMeasurement = ({ request }: MeasuredVisit, { pids }: Arrangement): Measurement => ({
    request,
    pids,
    costs: [],
  });

  const compressed = createBareMeasurement(GZIP);
  const uncompressed = createBareMeasurement(UNCOMPRESSED);
  const pages = arrangements.map((each) =>
    each.visits.pages.map((visit) => ({ visit, measurement: createMeasurement(visit, each) })),
  );
  await measureInTurn([
    compressed,
    uncompressed,
    ...pages.flat().map(({ measurement }) => measurement),
  ]);

  // The saves run last, because they add invoices to the list that the other requests read.
  const bareBesideSaves = createBareMeasurement(GZIP);
  const saves = arrangements.map((each) => createMeasurement(each.visits.save, each));
  await measureInTurn([bareBesideSaves, ...saves]);

  const results: ServerResults = {
    measured: new Date().toISOString(),
    node: process.version,
    processors: os.cpus().length,
    loadOfMachine: Number(os.loadavg()[0]?.toFixed(1)),
    connections: CONNECTIONS,
    seconds: SECONDS,
    rounds: ROUNDS,
    bare: [
      compareWithBare({ name: "bare page, 20 rows" }, compressed.costs, compressed.costs),
      compareWithBare(
        { name: "bare page, not compressed" },
        uncompressed.costs,
        uncompressed.costs,
      ),
    ],
    arrangements: arrangements.map(
      ({ name, startMs, visits }, index): ServerResults["arrangements"][0] => ({
        name,
        startMs,
        rows: [
          ...(pages[index] ?? []).map(({ visit, measurement }): ResultRow =>
            compareWithBare(
              visit,
              measurement.costs,
              visit.isUncompressed ? uncompressed.costs : compressed.costs,
            ),
          ),
          compareWithBare(visits.save, saves[index]?.costs ?? [], bareBesideSaves.costs),
        ],
      }),
    ),
  };
  printTables(results);
  fs.mkdirSync(path.dirname(RESULTS), { recursive: true });
  fs.writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);

  for (const { app } of arrangements) await app.stop();
  await bare.server.stop();
}

/** Starts the app once to write the demo, then several times to measure the start. */
async function startArrangement(name: string, isApart: boolean): Promise<Arrangement> {
  const folder = createTemporaryFolder();
  const start = () =>
    startMeasuredApp(folder, { hasDemo: true, hasSeparateApi: isApart, firstPage: "/login" });
  await (await start()).stop();
  const starts: number[] = [];
  for (let count = 1; count < STARTS; count++) {
    const app = await start();
    starts.push(app.startMs);
    await app.stop();
  }
  const app = await start();
  starts.push(app.startMs);
  const pids = app.servers.map(({ pid }) => pid);
  return { name, app, pids, visits: await prepareVisits(app), startMs: calculateMedian(starts) };
}

/**
 * Measures in rounds of the same order, so that other load on the machine affects all requests
 * alike.
 */
async function measureInTurn(measurements: Measurement[]): Promise<void> {
  for (const { request } of measurements) await warmUp(request);
  for (let round = 0; round < ROUNDS; round++)
    for (const { request, pids, costs } of measurements)
      costs.push(await measureLoad(request, SECONDS, pids));
}
