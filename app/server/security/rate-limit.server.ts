import { WRONG_PINS_A_DAY } from "../../../domain/limits/pins";
import { singleton } from "~/lib/singleton.server";
import { findKnownDevice } from "./device-cookie.server";
import { networkOf } from "~/lib/ip-address.server";
import { clientAddress, requestContext } from "../request/request-context.server";
import { store } from "../store/store.server";

/** In which wrong passwords are counted, and how long one who had too many waits. */
export const LOGIN_WINDOW_MINUTES = 15;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Counted in this order: one who asks too much takes nothing of what an account has for others. */
type Limits = {
  /** From the first attempt on. */
  seconds: number;
  /** From an address, for all accounts together. */
  address?: number;
  /** For an account, from one address. */
  accountFromAddress?: number;
  /** For an account; what its known devices try counts too. */
  account?: number;
  /** For a device that has logged in to the account, in place of all of these. */
  device?: {
    /** Of its own: strangers cannot use it up. */
    own?: number;
    /** For the account, with all that strangers and other devices have tried. */
    account: number;
  };
};

const LIMITS = {
  /** Wrong passwords. */
  login: {
    seconds: LOGIN_WINDOW_MINUTES * MINUTE,
    address: 60,
    account: 10,
    device: { own: 10, account: Infinity },
  },
  /** PINs sent by mail. */
  pinMail: {
    seconds: DAY,
    address: 20,
    accountFromAddress: 5,
    account: 40,
    device: { own: 5, account: Infinity },
  },
  /** Wrong PINs. */
  pin: {
    seconds: DAY,
    address: 30,
    accountFromAddress: 5,
    account: WRONG_PINS_A_DAY.ofStrangers,
    device: { account: WRONG_PINS_A_DAY.ofAll },
  },
  /** Promo codes that do not exist. */
  promo: { seconds: 15 * MINUTE, address: 60 },
  /** Customers' links that lead nowhere. */
  link: { seconds: 15 * MINUTE, address: 60 },
  /** Links that confirm no email. */
  confirm: { seconds: 15 * MINUTE, address: 60 },
  signUp: { seconds: DAY, accountFromAddress: 20, address: 100 },
} as const satisfies Record<string, Limits>;

type Kind = keyof typeof LIMITS;

/** Who tries: `account` is the email that was typed, known or not; blank where there is none. */
type AttemptSource = { request: Request; account?: string };

export type Attempt = {
  /** Refuse it, and do not look at what was typed. It has not been counted. */
  isLimited: boolean;
  /** From a device that has logged in to the account. */
  isKnownDevice: boolean;
  /** For an attempt that turned out not to be a wrong guess. */
  uncount: () => Promise<void>;
};

/**
 * Counts an attempt before anything is looked at, so that of many at once no
 * more pass than of many in a row. The counts outlive a restart and hold for
 * all copies of the app.
 */
export async function recordAttempt(kind: Kind, who: AttemptSource): Promise<Attempt> {
  const { seconds } = LIMITS[kind];
  const { counters, isKnownDevice } = await listCounters(kind, who);
  const refused = { isLimited: true, isKnownDevice, uncount: async () => {} };
  // Most of a flood is refused without a write, which waits for the disk.
  if (await isLimited(counters)) return refused;
  const counted: Counter[] = [];
  const uncount = async () => {
    await Promise.all(counted.map(({ key }) => store.decrement(key)));
  };
  for (const counter of counters) {
    counted.push(counter);
    if ((await store.increment(counter.key, seconds)) > counter.limit) {
      await uncount();
      return refused;
    }
  }
  return { isLimited: false, isKnownDevice, uncount };
}

/** Lets the account begin anew, as after a reset of its password. */
export async function resetAttempts(
  kind: Kind,
  who: AttemptSource & { account: string },
): Promise<void> {
  const account = normalizeAccount(who.account);
  const network = clientNetwork(who.request);
  await Promise.all([
    store.remove(counterKey(kind, { account })),
    network !== null && store.remove(counterKey(kind, { account, network })),
  ]);
}

type Counter = { key: string; limit: number };

async function isLimited(counters: Counter[]): Promise<boolean> {
  const counts = await Promise.all(
    counters.map(async ({ key, limit }) => ({ count: await store.get(key), limit })),
  );
  return counts.some(({ count, limit }) => typeof count === "number" && count >= limit);
}

async function listCounters(
  kind: Kind,
  { request, account: typed = "" }: AttemptSource,
): Promise<{ counters: Counter[]; isKnownDevice: boolean }> {
  const limits: Limits = LIMITS[kind];
  const account = normalizeAccount(typed);
  const device = limits.device ? await findKnownDevice(request, account) : null;
  if (limits.device && device !== null) {
    const { own, account: all } = limits.device;
    const counters = [
      ...countersFor(kind, { device }, own),
      ...countersFor(kind, { account }, all),
    ];
    return { counters, isKnownDevice: true };
  }
  const network = clientNetwork(request);
  const counters = [
    ...(network === null ? [] : countersFor(kind, { network }, limits.address)),
    ...(network === null ? [] : countersFor(kind, { account, network }, limits.accountFromAddress)),
    ...countersFor(kind, { account }, limits.account),
  ];
  return { counters, isKnownDevice: false };
}

/** None where there is no limit. */
function countersFor(kind: Kind, of: Record<string, string>, limit: number | undefined): Counter[] {
  return limit === undefined ? [] : [{ key: counterKey(kind, of), limit }];
}

function counterKey(kind: Kind, of: Record<string, string>): string {
  return `rate:${kind}:${JSON.stringify(of)}`;
}

function normalizeAccount(account: string): string {
  return account.trim().toLowerCase();
}

/** Null when the server cannot tell where the request comes from. */
function clientNetwork(request: Request): string | null {
  const client = clientAddress();
  if (client === null) return null;
  const isDirect = client === requestContext()?.address;
  if (isDirect && request.headers.has("x-forwarded-for")) warnAboutProxy(client);
  return networkOf(client);
}

function warnAboutProxy(address: string): void {
  singleton("ignored X-Forwarded-For", () => {
    console.warn(
      `X-Forwarded-For from ${address} is not believed: if that is a proxy of yours, ` +
        `name it in TRUSTED_PROXIES.`,
    );
    return true;
  });
}
