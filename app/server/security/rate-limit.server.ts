import { MAX_WRONG_PINS_PER_DAY } from "../../../domain/limits/pins";
import { getSingleton } from "~/lib/singleton.server";
import { findKnownDevice } from "./device-cookie.server";
import { toNetwork } from "~/lib/ip-address.server";
import { getClientAddress, getRequestContext } from "../request/request-context.server";
import { store } from "../store/store.server";

/** The time in which wrong passwords are counted. The user can try again afterwards. */
export const LOGIN_WINDOW_MINUTES = 15;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * The limits of one kind of attempt: the maximum number of attempts per counter. The counters are
 * increased in the order of these fields, so that an address over its limit does not use up the
 * account's attempts.
 */
type Limits = {
  /** The length in seconds of the window in which attempts are counted, from the first one on. */
  seconds: number;
  /** The attempts from one address, for all accounts together. */
  address?: number;
  /** The attempts for one account from one address. */
  accountFromAddress?: number;
  /** The attempts for one account. Attempts from its known devices count too. */
  account?: number;
  /** The limits for a device that has logged in to the account, instead of the limits above. */
  device?: {
    /** The device's own attempts, which other people cannot use up. */
    own?: number;
    /** The attempts for the account from all devices and other people. */
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
    account: MAX_WRONG_PINS_PER_DAY.unknownDevices,
    device: { account: MAX_WRONG_PINS_PER_DAY.allDevices },
  },
  /** Unknown promo codes. */
  promo: { seconds: 15 * MINUTE, address: 60 },
  /** Unknown links of customers. */
  link: { seconds: 15 * MINUTE, address: 60 },
  /** Unknown links that confirm an email. */
  confirm: { seconds: 15 * MINUTE, address: 60 },
  /** Sign-ups, including those that succeed. */
  signUp: { seconds: DAY, address: 100, accountFromAddress: 20 },
} as const satisfies Record<string, Limits>;

type Kind = keyof typeof LIMITS;

/**
 * The origin of an attempt. `account` is the email that was typed, of an existing account or not;
 * undefined for attempts without an account.
 */
type AttemptSource = { request: Request; account?: string };

/** The result of `recordAttempt`. */
export type Attempt = {
  /** Whether to reject the attempt without checking it. A limited attempt has not been counted. */
  isLimited: boolean;
  /** Whether the account knows the device. False for kinds that have no limits for devices. */
  isKnownDevice: boolean;
  /**
   * Removes the attempt from the counts. Must be called when a guess was not wrong, or when no mail
   * was sent.
   */
  uncount: () => Promise<void>;
};

/**
 * Counts an attempt before it is checked, so that concurrent attempts cannot exceed the limit. The
 * counts survive a restart and are shared by all copies of the app.
 */
export async function recordAttempt(kind: Kind, source: AttemptSource): Promise<Attempt> {
  const { seconds } = LIMITS[kind];
  const { counters, isKnownDevice } = await listCounters(kind, source);
  const limited = { isLimited: true, isKnownDevice, uncount: async () => {} };
  // Most attempts of a flood are rejected without a write, which would wait for the disk.
  if (await isLimited(counters)) return limited;
  const counted: Counter[] = [];
  const uncount = async () => {
    await Promise.all(counted.map(({ key }) => store.decrement(key)));
  };
  for (const counter of counters) {
    counted.push(counter);
    if ((await store.increment(counter.key, seconds)) > counter.limit) {
      await uncount();
      return limited;
    }
  }
  return { isLimited: false, isKnownDevice, uncount };
}

/**
 * Resets the count of an account, and the count of the account from the network of this request,
 * for example after a password reset. The counts of the address and of known devices stay.
 */
export async function resetAttempts(
  kind: Kind,
  source: AttemptSource & { account: string },
): Promise<void> {
  const account = normalizeAccount(source.account);
  const network = clientNetwork(source.request);
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

/**
 * Returns the counter of the attempts with this scope, such as `{ account, network }`; an empty
 * list when there is no limit.
 */
function countersFor(
  kind: Kind,
  scope: Record<string, string>,
  limit: number | undefined,
): Counter[] {
  return limit === undefined ? [] : [{ key: counterKey(kind, scope), limit }];
}

function counterKey(kind: Kind, scope: Record<string, string>): string {
  return `rate:${kind}:${JSON.stringify(scope)}`;
}

function normalizeAccount(account: string): string {
  return account.trim().toLowerCase();
}

/** Returns the network of the client, by which attempts are counted; null when it is unknown. */
function clientNetwork(request: Request): string | null {
  const client = getClientAddress();
  if (client === null) return null;
  const isDirect = client === getRequestContext()?.peerAddress;
  if (isDirect && request.headers.has("x-forwarded-for")) warnAboutProxy(client);
  return toNetwork(client);
}

function warnAboutProxy(address: string): void {
  getSingleton("ignored X-Forwarded-For", () => {
    console.warn(
      `X-Forwarded-For from ${address} is ignored. If this is the address of your proxy, ` +
        `add it to TRUSTED_PROXIES.`,
    );
    return true;
  });
}
