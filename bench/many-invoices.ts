// What 100,000 invoices in a company cost against 100: how long the invoice list, a search and the
// dashboard take, each asked for in turn of a company of either size, and the API's answers behind
// them. Run: npm run bench:many
import { addDays } from "../upstream/dates";
import { createRandom } from "../upstream/seed/random";
import type { Books, InvoiceSeed } from "../upstream/books/types";
import { dayIn } from "../upstream/clock";
import { createUpstream, type Upstream } from "../upstream/app";
import { openDatabase } from "../upstream/db/open";
import { writeAccount } from "../upstream/books/write-account";
import {
  tinyAccount,
  tinyBooks,
  tinyContact,
  tinyInvoice,
  tinyProduct,
} from "../upstream/testing/fixtures";
import { startApp, temporaryFolder } from "./support/app";
import { least, median } from "./support/figures";

const FEW = 100;
const MANY = Number(process.argv[2] ?? 100_000);
const TRIES = 25;
const DAYS = 730;
const SEARCHED = "kopitiam 17";

const PAGES = [
  { name: "list page", page: "/invoices/all", call: "/sales?type=SALE_INVOICE&page=1", goal: 1.5 },
  {
    name: "list page, unpaid",
    page: "/invoices/unpaid",
    call: "/sales?type=SALE_INVOICE&page=1&list=unpaid",
    goal: 1.5,
  },
  {
    name: "search",
    page: `/invoices/all?q=${SEARCHED}`,
    call: `/sales?type=SALE_INVOICE&page=1&search=${SEARCHED}`,
    goal: 3,
  },
  { name: "dashboard", page: "/", call: "/snapshot?", goal: 2 },
];

const dataDir = temporaryFolder();
const today = dayIn("Asia/Kuala_Lumpur", new Date());
const settings = { dataDir, apiKey: "bench", demo: false };

type Company = { holder: ReturnType<typeof tinyAccount>; companyId: number };
console.log(`Writing ${MANY.toLocaleString("en")} invoices…`);
const db = openDatabase(settings);
const upstream = await createUpstream(settings, { db });
const [few, many] = [await write(FEW), await write(MANY)];
await upstream.close();

console.log("\nThe API's answers, ms            few    many   ratio");
const reopened = await createUpstream(settings);
const askers = [await apiAsker(reopened, few), await apiAsker(reopened, many)] as const;
for (const { name, call } of PAGES)
  await compare(
    name,
    askers.map((ask) => () => ask(call)),
  );
await reopened.close();

console.log("\nThe app's pages, ms              few    many   ratio");
const app = await startApp(dataDir, { demo: false });
const cookies = [await app.logIn(few.holder), await app.logIn(many.holder)] as const;
for (const { name, page, goal } of PAGES)
  await compare(
    name,
    cookies.map((cookie) => () => read(app.url + page, { cookie })),
    goal,
  );
await app.stop();

async function write(count: number): Promise<Company> {
  const holder = tinyAccount(booksOf(count));
  const { companyIds } = await writeAccount(db, holder);
  return { holder, companyId: companyIds[0] ?? 0 };
}

/**
 * Invoices of two years, three lines each: nine of ten paid, the others due before today or after.
 */
function booksOf(count: number): Books {
  const random = createRandom(7);
  const numbers = Array.from({ length: 200 }, (_, index) => index);
  return tinyBooks({
    contacts: numbers.map((index) =>
      tinyContact({ ref: `c${index}`, displayName: `Kopitiam ${index}` }),
    ),
    products: numbers.map((index) =>
      tinyProduct({
        ref: `p${index}`,
        name: `Item ${index}`,
        saleAccount: random.pick(["sales", "delivery"]),
      }),
    ),
    invoices: Array.from({ length: count }, (_, index): InvoiceSeed => {
      const date = addDays(today, -Math.floor(((count - index) * DAYS) / count));
      const isPaid = random.chance(0.9);
      const sold = Array.from({ length: 3 }, () => ({
        item: random.int(0, 199),
        price: random.int(1, 90),
      }));
      const lines = sold.map(({ item, price }) => ({
        product: `p${item}`,
        ledgerAccount: null,
        name: `Item ${item}`,
        quantity: "1",
        unitPrice: String(price),
        discountPercent: "0",
        taxCode: null,
      }));
      const amount = String(sold.reduce((sum, { price }) => sum + price, 0));
      const payment = {
        method: "bank",
        ledgerAccount: random.pick(["till", "bank"]),
        amount,
        date,
      };
      return tinyInvoice({
        contact: `c${random.int(0, 199)}`,
        date,
        dueDate: addDays(date, 30),
        status: isPaid ? 5 : 2,
        lines,
        payments: isPaid ? [payment] : [],
      });
    }),
  });
}

async function apiAsker({ fetch: reach }: Upstream, { holder, companyId }: Company) {
  const headers = { "X-Api-Key": "bench", "Content-Type": "application/json" };
  const body = JSON.stringify({
    email: holder.email,
    password: holder.password,
    client_id: "bench",
  });
  const answer = await reach(
    new Request("http://localhost/v2/login", { method: "POST", headers, body }),
  );
  const { session } = (await answer.json()) as {
    session: { client_id: string; access_token: string };
  };
  const pair = Buffer.from(`${session.client_id}:${session.access_token}`).toString("base64");
  return async (call: string) => {
    const request = new Request(`http://localhost/v2${call}&business_id=${companyId}`, {
      headers: { ...headers, Authorization: `Basic ${pair}` },
    });
    await readWhole(await reach(request));
  };
}

async function read(url: string, headers: HeadersInit): Promise<void> {
  await readWhole(await fetch(url, { headers }));
}

async function readWhole(response: Response): Promise<void> {
  await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
}

/** In turn, so that what else the machine does slows both. */
async function compare(name: string, runs: (() => Promise<void>)[], goal?: number): Promise<void> {
  const times = runs.map(() => [] as number[]);
  for (let tried = 0; tried < TRIES; tried++) {
    for (const [index, run] of runs.entries()) {
      const began = performance.now();
      await run();
      times[index]?.push(performance.now() - began);
    }
  }
  const show = (pick: (values: number[]) => number) => {
    const [a = 0, b = 0] = times.map(pick);
    return [a.toFixed(1), b.toFixed(1), (b / a).toFixed(2)]
      .map((each) => each.padStart(8))
      .join("");
  };
  console.log(
    `${name.padEnd(20)} median${show(median)}   least${show(least)}`,
    goal === undefined ? "" : `  goal ${goal}`,
  );
}
