import { createHmac, randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import * as z from "zod";
import { isDemoAccount } from "../settings/demo.server";
import { env, sessionSecret } from "../settings/env.server";
import { store } from "../store/store.server";

/** Browsers keep a cookie for at most 400 days. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;
/** The maximum number of accounts in the cookie, which can hold at most 4 kB. */
const MAX_ACCOUNTS = 8;
/**
 * The maximum number of known devices of an account. Each known device has its own limit of login
 * attempts, and everyone who knows the password can add devices, so there must be few.
 */
const MAX_DEVICES = 8;

/**
 * The accounts that have logged in on this device, the latest login first. `account` is a hash of
 * the email, and `id` identifies the device for the account.
 */
const deviceAccountsSchema = z.array(z.object({ account: z.string(), id: z.string() })).catch([]);

/** The ids of the devices that an account knows, the latest login first. */
const idsSchema = z.array(z.string()).catch([]);

/**
 * A cookie that marks a device on which an account has logged in. It gives no access to pages, and
 * it stays after a logout.
 */
const cookie = createCookie(env.secure ? "__Host-device" : "device", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.secure,
  maxAge: COOKIE_SECONDS,
  secrets: [sessionSecret],
});

/** Returns the device's id for the account of an email; null when the account does not know it. */
export async function findKnownDevice(request: Request, email: string): Promise<string | null> {
  const accountHash = hashAccount(email);
  const idInCookie = await findDeviceIdInCookie(request, accountHash);
  if (idInCookie === undefined) return null;
  return parseIds(await store.get(devicesKey(accountHash))).includes(idInCookie)
    ? idInCookie
    : null;
}

/**
 * Makes this device known to the account of an email. Returns the device's id and the Set-Cookie
 * header to send.
 */
export async function rememberDevice(
  request: Request,
  email: string,
): Promise<{ id: string; cookie: string }> {
  const accountHash = hashAccount(email);
  const others = (await readDeviceAccounts(request)).filter(
    (other) => other.account !== accountHash,
  );
  const idInCookie = await findDeviceIdInCookie(request, accountHash);
  // Everyone can log in to the demo account, where the id only separates the visitors, so the id in
  // the cookie is used again even if the account no longer knows it.
  const keepsId = idInCookie !== undefined && isDemoAccount(email);
  const id = keepsId ? idInCookie : await addDevice(accountHash, idInCookie);
  const accounts = [{ account: accountHash, id }, ...others].slice(0, MAX_ACCOUNTS);
  return { id, cookie: await cookie.serialize(accounts) };
}

/** Removes all known devices of the account of an email, for example after a password reset. */
export async function removeDevices(email: string): Promise<void> {
  await store.remove(devicesKey(hashAccount(email)));
}

/**
 * Adds the device to those that the account knows, and returns its id: the id in the cookie if the
 * account knows it, otherwise a new one.
 */
async function addDevice(accountHash: string, idInCookie: string | undefined): Promise<string> {
  const newId = randomUUID();
  for (;;) {
    const stored = await store.get(devicesKey(accountHash));
    const ids = parseIds(stored);
    const id = idInCookie !== undefined && ids.includes(idInCookie) ? idInCookie : newId;
    const value = [id, ...ids.filter((other) => other !== id)].slice(0, MAX_DEVICES);
    // `compareAndSet` returns false when another login of the account has changed the list
    // meanwhile. The loop then tries again with the new list.
    if (
      await store.compareAndSet(devicesKey(accountHash), {
        expected: stored,
        value,
        seconds: COOKIE_SECONDS,
      })
    )
      return id;
  }
}

function parseIds(stored: unknown): string[] {
  return idsSchema.parse(stored);
}

function devicesKey(accountHash: string): string {
  return `devices:${accountHash}`;
}

async function findDeviceIdInCookie(
  request: Request,
  accountHash: string,
): Promise<string | undefined> {
  return (await readDeviceAccounts(request)).find(({ account }) => account === accountHash)?.id;
}

async function readDeviceAccounts(request: Request) {
  return deviceAccountsSchema.parse(await cookie.parse(request.headers.get("cookie")));
}

/** Hashes an email, so that the cookie does not show it. */
function hashAccount(email: string): string {
  return createHmac("sha256", sessionSecret)
    .update(`device ${email.trim().toLowerCase()}`)
    .digest("base64url");
}
