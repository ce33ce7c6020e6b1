import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { hasServers, startOwnCopies } from "./support/own-copies";
import { anotherInvoice, asPerson, beginInvoice, logIn } from "./support/person";

const PERSON = { email: "demo@lejar.example", password: "demo1234" };
/** How long nginx leaves a copy alone that it could not reach; the operator waits as long. */
const NGINX_STAYS_AWAY_MS = 2_000;
const AT_ONCE = 2;
/** Between two of the same, so that copies are not kept from starting. */
const PAUSE_MS = 20;

/** Does it again and again until it is told to stop; answers how often it was done, and what failed. */
function keepDoing(act: (turn: number) => Promise<void>) {
  const failures: string[] = [];
  let isOver = false;
  let turns = 0;
  const loop = async () => {
    while (!isOver) {
      await act(++turns).catch((error: unknown) => failures.push(describe(error)));
      await sleep(PAUSE_MS);
    }
  };
  const loops = Array.from({ length: AT_ONCE }, loop);
  return async () => {
    isOver = true;
    await Promise.all(loops);
    return { turns, failures };
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** How often the books have each invoice of the test, by its notes. */
async function countInvoices(databaseUrl: string): Promise<Map<string, number>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ memo: string; count: string }>(
    "select memo, count(*) from invoices where memo like 'Rolling %' group by memo",
  );
  await client.end();
  return new Map(rows.map(({ memo, count }) => [memo, Number(count)]));
}

test(
  "each copy of API and app is restarted: no request fails, and each invoice is saved once",
  { tag: "@servers" },
  async () => {
    test.skip(!hasServers && !process.env.CI, "needs PostgreSQL, redis-server and nginx");
    const copies = await startOwnCopies(1);
    try {
      const person = asPerson(copies.url, await logIn(copies.url, PERSON));
      const begun = await beginInvoice(person);
      const stopReading = keepDoing(() => person.open("/invoices/all").then(() => undefined));
      const stopSaving = keepDoing((turn) =>
        person.post("/create_invoice", anotherInvoice(begun, { memo: `Rolling ${turn}` })),
      );

      // One of each at once, which is no easier and takes half as long.
      for (const copy of [0, 1]) {
        await Promise.all([copies.restartApi(copy), copies.restartApp(copy)]);
        await sleep(NGINX_STAYS_AWAY_MS);
      }
      // What a copy that dies had not finished, another does.
      await copies.killApi(0);
      await sleep(NGINX_STAYS_AWAY_MS);

      const read = await stopReading();
      const saved = await stopSaving();
      expect([...read.failures, ...saved.failures]).toEqual([]);
      expect(read.turns).toBeGreaterThan(10);
      const counts = await countInvoices(copies.databaseUrl);
      expect(counts.size).toBe(saved.turns);
      expect(new Set(counts.values())).toEqual(new Set([1]));
    } finally {
      await copies.stop();
    }
  },
);
