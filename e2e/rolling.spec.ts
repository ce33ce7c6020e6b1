import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { canStartCopies, startOwnCopies } from "./support/own-copies";
import { newInvoiceFields, createClient, fillDraft, logInByPost } from "./support/http-client";

const DEMO = { email: "demo@lejar.example", password: "demo1234" };
/** How long nginx leaves a copy alone that it could not reach; the operator waits as long. */
const NGINX_FAIL_TIMEOUT_MS = 2_000;
const CONCURRENCY = 2;
/** Between two of the same, so that copies are not kept from starting. */
const PAUSE_MS = 20;

/** Does it again and again until it is told to stop; answers how often it was done, and what failed. */
function repeatUntilStopped(act: (turn: number) => Promise<void>) {
  const failures: string[] = [];
  let isOver = false;
  let turns = 0;
  const loop = async () => {
    while (!isOver) {
      await act(++turns).catch((error: unknown) => failures.push(describeError(error)));
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
    test.skip(!canStartCopies && !process.env.CI, "needs PostgreSQL, redis-server and nginx");
    const copies = await startOwnCopies(1);
    try {
      const person = createClient(copies.url, await logInByPost(copies.url, DEMO));
      const begun = await fillDraft(person);
      const stopReading = repeatUntilStopped(() =>
        person.open("/invoices/all").then(() => undefined),
      );
      const stopSaving = repeatUntilStopped((turn) =>
        person.post("/create_invoice", newInvoiceFields(begun, { memo: `Rolling ${turn}` })),
      );

      // One of each at once, which is no easier and takes half as long.
      for (const copy of [0, 1]) {
        await Promise.all([copies.restartApi(copy), copies.restartApp(copy)]);
        await sleep(NGINX_FAIL_TIMEOUT_MS);
      }
      // What a copy that dies had not finished, another does.
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
