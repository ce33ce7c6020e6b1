import { env } from "../settings/env.server";
import { singleton } from "~/lib/singleton.server";
import { knownDevice } from "./device-cookie.server";
import { forwardedAddress, networkOf } from "./ip-address.server";
import { clientAddress } from "../request-context.server";
import { store } from "../store/store.server";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

type Limits = {
  /** From the first attempt on. */
  seconds: number;
  /** For an account, from all devices that have not logged in to it. */
  account?: number;
  /** For an account, from one address. */
  accountFromAddress?: number;
  /** From an address, for all accounts together. */
  address?: number;
  /**
   * From a device that has logged in to the account, which then counts nowhere else: strangers
   * cannot use it up.
   */
  device?: number;
};

const LIMITS = {
  /** Wrong passwords. */
  login: { seconds: 15 * MINUTE, account: 10, address: 60, device: 10 },
  /** PINs sent by mail. */
  pinMail: { seconds: DAY, account: 40, accountFromAddress: 5, address: 20, device: 5 },
  /**
   * Wrong PINs. A device has no count of its own: ten are all that a PIN of four digits can bear.
   */
  pin: { seconds: DAY, account: 10, address: 30 },
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
type Who = { request: Request; account?: string };

export type Attempt = {
  /** Refuse it, and do not look at what was typed. It has not been counted. */
  isLimited: boolean;
  /** For an attempt that turned out not to be a wrong guess. */
  giveBack: () => Promise<void>;
};

/**
 * Counts an attempt before anything is looked at, so that of many at once no
 * more pass than of many in a row. The counts outlive a restart and hold for
 * all copies of the app.
 */
export async function recordAttempt(kind: Kind, who: Who): Promise<Attempt> {
  const { seconds } = LIMITS[kind];
  const counters = await countersOf(kind, who);
  // Most of a flood is refused without a write, which waits for the disk.
  if (await isLimited(counters)) return { isLimited: true, giveBack: async () => {} };
  const giveBack = async () => {
    await Promise.all(counters.map(({ key }) => store.decrement(key)));
  };
  const counted = await Promise.all(
    counters.map(async ({ key, most }) => (await store.increment(key, seconds)) <= most),
  );
  const isOneTooMany = counted.includes(false);
  if (isOneTooMany) await giveBack();
  return { isLimited: isOneTooMany, giveBack };
}

/** Lets the account begin anew, as after a reset of its password. */
export async function forgetAttempts(kind: Kind, who: Who & { account: string }): Promise<void> {
  const [own] = await countersOf(kind, who);
  await Promise.all([
    store.remove(keyOf(kind, { account: normal(who.account) })),
    own && store.remove(own.key),
  ]);
}

type Counter = { key: string; most: number };

async function isLimited(counters: Counter[]): Promise<boolean> {
  const counts = await Promise.all(
    counters.map(async ({ key, most }) => ({ count: await store.get(key), most })),
  );
  return counts.some(({ count, most }) => typeof count === "number" && count >= most);
}

async function countersOf(kind: Kind, { request, account = "" }: Who): Promise<Counter[]> {
  const limits: Limits = LIMITS[kind];
  const device = limits.device === undefined ? null : await knownDevice(request, normal(account));
  if (device !== null) return toCounters(kind, [[{ device }, limits.device]]);
  const network = clientNetwork(request);
  return toCounters(kind, [
    [{ account: normal(account) }, limits.account],
    ...(network === null
      ? []
      : [
          [{ account: normal(account), network }, limits.accountFromAddress] as const,
          [{ network }, limits.address] as const,
        ]),
  ]);
}

function toCounters(
  kind: Kind,
  counted: (readonly [of: Record<string, string>, most: number | undefined])[],
): Counter[] {
  return counted.flatMap(([of, most]) =>
    most === undefined ? [] : [{ key: keyOf(kind, of), most }],
  );
}

function keyOf(kind: Kind, of: Record<string, string>): string {
  return `rate:${kind}:${JSON.stringify(of)}`;
}

function normal(account: string): string {
  return account.trim().toLowerCase();
}

/** Null when the server cannot tell where the request comes from. */
function clientNetwork(request: Request): string | null {
  const forwarded = request.headers.get("x-forwarded-for");
  const connection = clientAddress();
  const address = forwardedAddress({ connection, forwarded }, env.TRUSTED_PROXIES);
  if (
    forwarded !== null &&
    address !== null &&
    address === forwardedAddress({ connection, forwarded: null }, env.TRUSTED_PROXIES)
  )
    warn(address);
  return address === null ? null : networkOf(address);
}

function warn(address: string): void {
  singleton("ignored X-Forwarded-For", () => {
    console.warn(
      `X-Forwarded-For from ${address} is not believed: if that is a proxy of yours, ` +
        `name it in TRUSTED_PROXIES.`,
    );
    return true;
  });
}
