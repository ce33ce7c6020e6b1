// Whether the time of an answer tells that an email is known: asks for a PIN, and tries a wrong
// one, for a known and an unknown email in turn, and prints the medians. Run: npx tsx
// bench/reset-timing.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createUpstream } from "../upstream/app";
import { openDatabase } from "../upstream/db/open";
import { writeAccount } from "../upstream/books/write-account";
import { tinyAccount } from "../upstream/testing/fixtures";

const TRIES = 100;

const dataDir = mkdtempSync(path.join(tmpdir(), "lejar-bench-"));
const settings = { dataDir, apiKey: "bench", demo: false };
const db = openDatabase(settings);
const upstream = await createUpstream(settings, { db, send: () => Promise.resolve() });
const holder = tinyAccount();
await writeAccount(db, holder);

const askForPin = (email: string) => ask(`/pin?email=${email}`);
const tryPin = (email: string) =>
  ask("/password", {
    method: "PUT",
    body: JSON.stringify({ email, pin: "0000", password: "guessed" }),
  });

for (const [name, call] of [
  ["GET /pin", askForPin],
  ["PUT /password", tryPin],
] as const) {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (let index = 0; index < TRIES; index++) {
    times.known.push(await timed(() => call(holder.email)));
    times.unknown.push(await timed(() => call(`nobody-${index}@example.test`)));
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  console.log(
    `${name}: known ${known.toPrecision(3)} ms, unknown ${unknown.toPrecision(3)} ` +
      `ms, apart ${Math.abs(known - unknown).toPrecision(2)} ms`,
  );
}
await upstream.close();
rmSync(dataDir, { recursive: true });

async function ask(address: string, init: RequestInit = {}): Promise<void> {
  const headers = { "x-api-key": "bench" };
  await (
    await upstream.fetch(new Request(`http://localhost/v2${address}`, { ...init, headers }))
  ).text();
}

async function timed(run: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
