import { isIP } from "node:net";
import { store } from "./store.server";

/** Failed tries to log in, counted per account and per address; kept over a restart. */
const WINDOW_SECONDS = 15 * 60;
const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 60;

export async function isSlowedDown(request: Request, email: string): Promise<boolean> {
  const [account, address] = await Promise.all([count(accountKey(email)), countAddress(request)]);
  return account >= MOST_PER_ACCOUNT || address >= MOST_PER_ADDRESS;
}

export async function countTry(request: Request, email: string): Promise<void> {
  for (const key of [accountKey(email), addressKey(request)]) {
    if (key) await store.set(key, (await count(key)) + 1, WINDOW_SECONDS);
  }
}

export async function forgetTries(email: string): Promise<void> {
  await store.remove(accountKey(email));
}

async function countAddress(request: Request): Promise<number> {
  const key = addressKey(request);
  return key ? count(key) : 0;
}

async function count(key: string): Promise<number> {
  const kept = await store.get(key);
  return typeof kept === "number" ? kept : 0;
}

function accountKey(email: string): string {
  return `tries:account:${email.trim().toLowerCase()}`;
}

// remix-serve does not tell the other end's address; a proxy in front adds it
// as the last of this list, and only what it added can be believed.
function addressKey(request: Request): string | null {
  const last = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  return isIP(last) ? `tries:address:${last}` : null;
}
