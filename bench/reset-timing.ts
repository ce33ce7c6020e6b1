// Measures whether the answer times reveal that an email is known. Requests PINs, tries wrong PINs
// and exceeds the daily limit of PINs, for known and unknown emails in turn, and prints the
// medians. Run: node scripts/prepared.mjs --no-build bench/reset-timing.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createUpstream } from "../upstream/app";
import { openDatabase } from "../upstream/db/open";
import { writeAccount } from "../upstream/books/write-account";
import { tinyAccount } from "../upstream/testing/fixtures";
import { calculateMedian } from "./support/figures";

const TRIES = 100;
const MAILS_PER_DAY = 50;

const dataDir = mkdtempSync(path.join(tmpdir(), "lejar-bench-"));
const settings = { dataDir, apiKey: "bench", hasDemo: false };
const db = openDatabase(settings);
const upstream = await createUpstream(settings, { db, send: () => Promise.resolve() });
// Each try uses another account, because the API checks no PIN after seven wrong PINs of an
// account.
const emails = { known: await makeAccounts(), unknown: createEmails("nobody") };

const requestPin = (email: string) => callApi(`/pin?email=${email}`);
const tryPin = (email: string) =>
  callApi("/password", {
    method: "PUT",
    body: JSON.stringify({ email, pin: "0000", password: "guessed" }),
  });

await compare("GET /pin", requestPin, (kind, index) => emails[kind][index]);
await compare("PUT /password", tryPin, (kind, index) => emails[kind][index]);
for (const kind of ["known", "unknown"] as const)
  for (let times = 0; times < MAILS_PER_DAY; times++) await requestPin(emails[kind][0] ?? "");
await compare("GET /pin refused", requestPin, (kind) => emails[kind][0]);
await upstream.close();
rmSync(dataDir, { recursive: true });

type EmailKind = keyof typeof emails;

async function compare(
  name: string,
  call: (email: string) => Promise<void>,
  emailOf: (kind: EmailKind, index: number) => string | undefined,
): Promise<void> {
  const times: Record<EmailKind, number[]> = { known: [], unknown: [] };
  for (let index = 0; index < TRIES; index++)
    for (const kind of ["known", "unknown"] as const)
      times[kind].push(await measureTime(() => call(emailOf(kind, index) ?? "")));
  const [known, unknown] = [calculateMedian(times.known), calculateMedian(times.unknown)];
  console.log(
    `${name}: known ${known.toPrecision(3)} ms, unknown ${unknown.toPrecision(3)} ` +
      `ms, difference ${Math.abs(known - unknown).toPrecision(2)} ms`,
  );
}

async function makeAccounts(): Promise<string[]> {
  const newAccounts = createEmails("owner");
  for (const email of newAccounts) await writeAccount(db, { ...tinyAccount(), email });
  return newAccounts;
}

function createEmails(name: string): string[] {
  return Array.from({ length: TRIES }, (_, index) => `${name}-${index}@example.test`);
}

async function callApi(address: string, init: RequestInit = {}): Promise<void> {
  const headers = { "x-api-key": "bench" };
  await (
    await upstream.fetch(new Request(`http://localhost/v2${address}`, { ...init, headers }))
  ).text();
}

async function measureTime(run: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}
