// Measures how long the invoice list takes before and during a flood of expensive requests.
// Run: node scripts/prepared.mjs bench/floods.ts
// The arguments choose floods by their names, such as logins; without arguments all floods run.
import net from "node:net";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../upstream/db/open";
import { createUpstream } from "../upstream/app";
import { writeAccount } from "../upstream/books/write-account";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { startMeasuredApp, createTemporaryFolder } from "./support/app";
import { calculateMedian } from "./support/figures";

/**
 * The app under the flood, with a logged-in owner. `expensive` has the ids of the owner's two
 * expensive invoices: one with long lines and one with many lines.
 */
type Target = {
  url: string;
  cookie: string;
  expensive: { ofLongLines: number; ofManyLines: number };
};

type Flood = {
  name: string;
  /** Sends all requests of the flood at once; resolves with the statuses of the answers. */
  start: (target: Target) => Promise<number[]>;
};

const FLOODS: Flood[] = [
  { name: "logins", start: floodLogins },
  { name: "pdfs", start: floodPdfs },
  { name: "one pdf", start: floodOnePdf },
  { name: "slow clients", start: floodSlowClients },
];

/** The allowed ratio of the median time of the list during the flood to the one before it. */
const GOAL = 3;
/** How often the list is opened before a flood to warm up, and then again to be measured. */
const QUIET_TRIES = 40;
const ROUNDS = 5;
const ROUND_PAUSE_MS = 500;
const PARALLEL_LOGINS = 120;
const PARALLEL_PDFS = 5;
const SLOW_CLIENTS = 200;
/** How long the slow clients keep their connections open. */
const SLOW_MS = 3_000;

const chosenNames = process.argv.slice(2).join(" ");
for (const flood of FLOODS)
  if (chosenNames === "" || chosenNames.includes(flood.name)) await measure(flood);

async function measure({ name, start }: Flood): Promise<void> {
  const dataDir = createTemporaryFolder();
  const { holder, expensive } = await writeBooks(dataDir);
  // The logins come from many addresses, as behind a proxy, because the app would soon block a
  // single address.
  const app = await startMeasuredApp(dataDir, {
    hasDemo: false,
    settings: { TRUSTED_PROXIES: "127.0.0.1, ::1" },
  });
  const cookie = await app.logIn(holder);
  const openList = () =>
    measureTime(async () =>
      (await fetch(`${app.url}/invoices/all`, { headers: { cookie } })).text(),
    );

  for (let attempt = 0; attempt < QUIET_TRIES; attempt++) await openList();
  const quiet: number[] = [];
  for (let attempt = 0; attempt < QUIET_TRIES; attempt++) quiet.push(await openList());

  const during: number[] = [];
  const statuses: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const flood = { isOver: false };
    const answered = start({ url: app.url, cookie, expensive }).finally(
      () => (flood.isOver = true),
    );
    while (!flood.isOver) during.push(await openList());
    statuses.push(...(await answered));
    await sleep(ROUND_PAUSE_MS);
  }
  await app.stop();

  console.log(`${name}: answers ${countStatuses(statuses)}`);
  const describeTimes = (times: number[]) =>
    `${calculateMedian(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms ` +
    `(${times.length} pages)`;
  console.log(`  the list before    ${describeTimes(quiet)}`);
  console.log(
    `  the list during it ${describeTimes(during)}, ratio ` +
      `${(calculateMedian(during) / calculateMedian(quiet)).toFixed(2)}, goal ${GOAL}`,
  );
}

/**
 * Writes twenty invoices for the list, and two whose PDFs are expensive: one has 150 lines of 800
 * characters, the other 500 lines of 400 characters, in several writing systems.
 */
async function writeBooks(
  dataDir: string,
): Promise<Pick<Target, "expensive"> & { holder: ReturnType<typeof tinyAccount> }> {
  const settings = { dataDir, apiKey: "bench", hasDemo: false };
  const db = openDatabase(settings);
  const upstream = await createUpstream(settings, { db });
  const expensive = [expensiveInvoice(150, 800), expensiveInvoice(500, 400)];
  const holder = tinyAccount(
    tinyBooks({ invoices: [...expensive, ...Array.from({ length: 20 }, () => tinyInvoice())] }),
  );
  await writeAccount(db, holder);
  const written = await db.selectFrom("invoices").select("id").orderBy("id").limit(2).execute();
  const [ofLongLines = 0, ofManyLines = 0] = written.map(({ id }) => Number(id));
  await upstream.close();
  return { holder, expensive: { ofLongLines, ofManyLines } };
}

function expensiveInvoice(lines: number, characters: number): ReturnType<typeof tinyInvoice> {
  const line = {
    product: null,
    ledgerAccount: "sales",
    name: "Kopi 咖啡 காபி قهوة ☕ ".repeat(50).slice(0, characters),
    quantity: "1",
    unitPrice: "1.00",
    discountPercent: "0",
    taxCode: null,
  };
  return tinyInvoice({ lines: Array.from({ length: lines }, () => line) });
}

/** Sends logins with emails that have no account, each from another address. */
async function floodLogins({ url }: Target): Promise<number[]> {
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

/** Requests the PDF with long lines several times at once as one owner. */
async function floodPdfs({ url, cookie, expensive }: Target): Promise<number[]> {
  return Promise.all(
    Array.from({ length: PARALLEL_PDFS }, () =>
      requestPdf({ url, cookie, id: expensive.ofLongLines }),
    ),
  );
}

async function floodOnePdf({ url, cookie, expensive }: Target): Promise<number[]> {
  return [await requestPdf({ url, cookie, id: expensive.ofManyLines })];
}

async function requestPdf({ url, cookie, id }: Pick<Target, "url" | "cookie"> & { id: number }) {
  const response = await fetch(`${url}/files/invoice/${id}.pdf`, { headers: { cookie } });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Opens slow connections: half send a form byte by byte, and half never read the answer. Returns no
 * statuses, because no answer is read.
 */
async function floodSlowClients({ url, cookie }: Target): Promise<number[]> {
  const port = Number(new URL(url).port);
  const sockets = Array.from({ length: SLOW_CLIENTS }, (_, index) => {
    const socket = net.connect(port, "localhost").on("error", () => socket.destroy());
    if (index % 2 === 0) {
      socket
        .pause()
        .write(
          `GET /invoices/all HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\n\r\n`,
        );
      return { socket, timer: undefined };
    }
    socket.write(
      `POST /login HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${url}\r\nContent-Type: ` +
        `application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\n`,
    );
    return { socket, timer: setInterval(() => socket.write("a"), 50) };
  });
  await sleep(SLOW_MS);
  for (const { socket, timer } of sockets) {
    clearInterval(timer);
    socket.destroy();
  }
  return [];
}

async function measureTime(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/** Returns the counts of the statuses as text, such as "422 (10), 503 (2)". */
function countStatuses(statuses: number[]): string {
  const distinct = [...new Set(statuses)].sort((a, b) => a - b);
  return distinct.length === 0
    ? "none, as expected"
    : distinct
        .map((status) => `${status} (${statuses.filter((each) => each === status).length})`)
        .join(", ");
}
