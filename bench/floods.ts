// What everybody else notices of a flood: how long the invoice list takes while it lasts, beside how long it takes before.
// Run: npm run bench:floods, or with the names of floods alone: npm run bench:floods -- logins
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO, startApp, temporaryFolder } from "./support/app";
import { median } from "./support/figures";

type Flood = {
  name: string;
  /** What comes all at once; resolves with the status of each answer. */
  pour: (url: string) => Promise<number[]>;
  /** How many times slower the list may be meanwhile, in the median. */
  goal: number;
};

const FLOODS: Flood[] = [{ name: "logins", pour: pourLogins, goal: 3 }];

const QUIET_TRIES = 40;
const ROUNDS = 5;
const BETWEEN_MS = 500;
const PARALLEL_LOGINS = 120;

const chosen = process.argv.slice(2);
for (const flood of FLOODS) if (chosen.length === 0 || chosen.includes(flood.name)) await measure(flood);

async function measure({ name, pour, goal }: Flood): Promise<void> {
  // Everybody has an address of their own, as behind a proxy: one address alone would soon be stopped.
  const app = await startApp(temporaryFolder(), { demo: true, settings: { TRUSTED_PROXIES: "127.0.0.1, ::1" } });
  const headers = { cookie: await app.logIn(DEMO) };
  const openList = () => timed(async () => (await fetch(`${app.url}/invoices/all`, { headers })).text());

  for (let tried = 0; tried < QUIET_TRIES; tried++) await openList();
  const quiet: number[] = [];
  for (let tried = 0; tried < QUIET_TRIES; tried++) quiet.push(await openList());

  const during: number[] = [];
  const statuses: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const flood = { isOver: false };
    const poured = pour(app.url).finally(() => (flood.isOver = true));
    while (!flood.isOver) during.push(await openList());
    statuses.push(...(await poured));
    await sleep(BETWEEN_MS);
  }
  await app.stop();

  console.log(`${name}: answers ${counted(statuses)}`);
  const show = (times: number[]) => `${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms (${times.length} pages)`;
  console.log(`  the list before    ${show(quiet)}`);
  console.log(`  the list meanwhile ${show(during)}, ratio ${(median(during) / median(quiet)).toFixed(2)}, goal ${goal}`);
}

/** Wrong passwords of as many people, each from elsewhere. */
async function pourLogins(url: string): Promise<number[]> {
  return Promise.all(
    Array.from({ length: PARALLEL_LOGINS }, async (_, index) => {
      const response = await fetch(`${url}/login`, {
        method: "POST",
        body: new URLSearchParams({ email: `nobody-${index}@example.test`, password: "guessed" }),
        headers: { Origin: url, "X-Forwarded-For": `198.51.100.${index}` },
        redirect: "manual",
      });
      await response.text();
      return response.status;
    }),
  );
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

/** As "422 (10), 503 (2)". */
function counted(statuses: number[]): string {
  const kinds = [...new Set(statuses)].sort((a, b) => a - b);
  return kinds.map((kind) => `${kind} (${statuses.filter((status) => status === kind).length})`).join(", ");
}
