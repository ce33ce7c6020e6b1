import { isIP } from "node:net";
import { store } from "./store.server";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** What is counted, per account and per address, and how often it may happen in so many seconds; kept over a restart. */
const LIMITS = {
  /** Wrong passwords. */
  login: { seconds: 15 * MINUTE, account: 10, address: 60 },
  /** PINs asked for. */
  pinMail: { seconds: DAY, account: 10, address: 60 },
  /** Wrong PINs. */
  pin: { seconds: DAY, account: 10, address: 30 },
  /** Promo codes that do not exist. */
  promo: { seconds: 15 * MINUTE, account: Infinity, address: 60 },
  signUp: { seconds: DAY, account: 20, address: 100 },
} as const;

type Tried = keyof typeof LIMITS;

export async function isSlowedDown(request: Request, what: Tried, email: string): Promise<boolean> {
  const [account, address] = await Promise.all([count(accountKey(what, email)), countAddress(request, what)]);
  return account >= LIMITS[what].account || address >= LIMITS[what].address;
}

export async function countTry(request: Request, what: Tried, email: string): Promise<void> {
  for (const key of [accountKey(what, email), addressKey(request, what)]) {
    if (key) await store.set(key, (await count(key)) + 1, LIMITS[what].seconds);
  }
}

export async function forgetTries(what: Tried, email: string): Promise<void> {
  await store.remove(accountKey(what, email));
}

async function countAddress(request: Request, what: Tried): Promise<number> {
  const key = addressKey(request, what);
  return key ? count(key) : 0;
}

async function count(key: string): Promise<number> {
  const kept = await store.get(key);
  return typeof kept === "number" ? kept : 0;
}

function accountKey(what: Tried, email: string): string {
  return `tries:${what}:account:${email.trim().toLowerCase()}`;
}

// remix-serve does not tell the other end's address; a proxy in front adds it
// as the last of this list, and only what it added can be believed.
function addressKey(request: Request, what: Tried): string | null {
  const last = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  return isIP(last) ? `tries:${what}:address:${last}` : null;
}
