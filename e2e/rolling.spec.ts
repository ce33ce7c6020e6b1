import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { canStartCopies, startOwnCopies } from "./support/own-copies";
import { createInvoiceFields, createClient, fillDraft, logInByPost } from "./support/http-client";

const DEMO = { email: "demo@lejar.example", password: "demo1234" };
/**
 * How long nginx avoids a copy that it could not reach; an operator waits as long between restarts.
 */
const NGINX_FAIL_TIMEOUT_MS = 2_000;
const CONCURRENCY = 2;
/** The pause between requests, so that copies have time to start. */
const PAUSE_MS = 20;

/**
 * Repeats `action` in `CONCURRENCY` parallel loops. The returned function ends the loops and
 * returns the number of turns and the failures.
 */
function repeatUntilStopped(action: (turn: number) => Promise<void>) {
  const failures: string[] = [];
  let isOver = false;
  let turns = 0;
  const loop = async () => {
    while (!isOver) {
      await action(++turns).catch((error: unknown) => failures.push(describeError(error)));
      await sleep(PAUSE_MS);
    }
  };
  const loops = Array.from({ length: CONCURRENCY }, loop);
  return async () => {
    isOver = true;
    await Promise.all(loops);
    return { turns, failures };
  };
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** Counts the invoices of the test by their notes. */
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
  "a rolling restart of API and app, and a killed API, fail no request and save each invoice once",
  { tag: "@servers" },
  async () => {
    test.skip(!canStartCopies && !process.env.CI, "needs PostgreSQL, redis-server and nginx");
    const copies = await startOwnCopies(1);
    try {
      const client = createClient(copies.url, await logInByPost(copies.url, DEMO));
      const fields = await fillDraft(client);
      const stopReading = repeatUntilStopped(() =>
        client.open("/invoices/all").then(() => undefined),
      );
      const stopSaving = repeatUntilStopped((turn) =>
        client.post("/create_invoice", createInvoiceFields(fields, { memo: `Rolling ${turn}` })),
      );

      // An API and an app restart together, which tests more and takes half the time.
      for (const copy of [0, 1]) {
        await Promise.all([copies.restartApi(copy), copies.restartApp(copy)]);
        await sleep(NGINX_FAIL_TIMEOUT_MS);
      }
      // Another copy finishes the requests of a killed copy.
      await copies.killApi(0);
      await sleep(NGINX_FAIL_TIMEOUT_MS);

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
