import { createHmac, randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import * as z from "zod";
import { isDemoAccount } from "../settings/demo.server";
import { env, sessionSecret } from "../settings/env.server";
import { store } from "../store/store.server";

/** A browser may be told to keep a cookie for 400 days at most. */
const SECONDS = 400 * 24 * 60 * 60;
/** A cookie has 4 kB at most, and few people share a phone. */
const MAX_ACCOUNTS = 8;
/** Of an account. Each has guesses of its own, and whoever knows the password makes new ones. */
const MAX_DEVICES = 8;

/**
 * The accounts that were logged in to on this device, the last one first; `id` is the device's own
 * for each.
 */
const devicesSchema = z.array(z.object({ account: z.string(), id: z.string() })).catch([]);

/** The devices that an account knows, the last login first. */
const idsSchema = z.array(z.string()).catch([]);

/**
 * Says of a device, and nothing more, that its owner has logged in on it before:
 * it opens no page. Kept when they log out.
 */
const cookie = createCookie(env.secure ? "__Host-device" : "device", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.secure,
  maxAge: SECONDS,
  secrets: [sessionSecret],
});

/** The device's id for an account, while it is one of those the account knows; else null. */
export async function findKnownDevice(request: Request, account: string): Promise<string | null> {
  const mark = hashAccount(account);
  const shown = await findCookieDevice(request, mark);
  if (shown === undefined) return null;
  return parseIds(await store.get(devicesKey(mark))).includes(shown) ? shown : null;
}

/**
 * This device, by `id`, is known to the account from now on, once it has been sent `cookie`, a
 * Set-Cookie header.
 */
export async function rememberDevice(
  request: Request,
  account: string,
): Promise<{ id: string; cookie: string }> {
  const mark = hashAccount(account);
  const others = (await readDevices(request)).filter((device) => device.account !== mark);
  const shown = await findCookieDevice(request, mark);
  // Whoever likes is known to the demo account: there the id only says which visitor it is.
  const isKept = shown !== undefined && isDemoAccount(account);
  const id = isKept ? shown : await addDevice(mark, shown);
  const devices = [{ account: mark, id }, ...others].slice(0, MAX_ACCOUNTS);
  return { id, cookie: await cookie.serialize(devices) };
}

/** As after a reset of the password: whoever logged in by the old one is a stranger again. */
export async function removeDevices(account: string): Promise<void> {
  await store.remove(devicesKey(hashAccount(account)));
}

/** Returns the id: that which the device has, if the account knows it, else a new one. */
async function addDevice(mark: string, shown: string | undefined): Promise<string> {
  const fresh = randomUUID();
  for (;;) {
    const kept = await store.get(devicesKey(mark));
    const ids = parseIds(kept);
    const id = shown !== undefined && ids.includes(shown) ? shown : fresh;
    const value = [id, ...ids.filter((other) => other !== id)].slice(0, MAX_DEVICES);
    // False when another login of the account came between.
    if (await store.compareAndSet(devicesKey(mark), { expected: kept, value, seconds: SECONDS }))
      return id;
  }
}

function parseIds(kept: unknown): string[] {
  return idsSchema.parse(kept);
}

function devicesKey(mark: string): string {
  return `devices:${mark}`;
}

async function findCookieDevice(request: Request, mark: string): Promise<string | undefined> {
  return (await readDevices(request)).find(({ account }) => account === mark)?.id;
}

async function readDevices(request: Request) {
  return devicesSchema.parse(await cookie.parse(request.headers.get("cookie")));
}

/** Stands for an email, which the cookie would show. */
function hashAccount(account: string): string {
  return createHmac("sha256", sessionSecret)
    .update(`device ${account.trim().toLowerCase()}`)
    .digest("base64url");
}
