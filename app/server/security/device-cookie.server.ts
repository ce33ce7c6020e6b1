import { createHmac, randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import * as z from "zod";
import { env, sessionSecret } from "../settings/env.server";

/** A browser may be told to keep a cookie for 400 days at most. */
const SECONDS = 400 * 24 * 60 * 60;
/** A cookie has 4 kB at most, and few people share a phone. */
const MOST_ACCOUNTS = 8;

/**
 * The accounts that were logged in to on this device, the last one first; `id` is the device's own
 * for each.
 */
const devicesSchema = z.array(z.object({ account: z.string(), id: z.string() })).catch([]);

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

/** The device's id for an account that was logged in to on it; null when that was never done. */
export async function knownDevice(request: Request, account: string): Promise<string | null> {
  const found = (await readDevices(request)).find(
    (device) => device.account === accountMark(account),
  );
  return found?.id ?? null;
}

/** As a Set-Cookie header: this device is known to the account from now on. */
export async function deviceCookie(request: Request, account: string): Promise<string> {
  const mark = accountMark(account);
  const others = (await readDevices(request)).filter((device) => device.account !== mark);
  const id = (await knownDevice(request, account)) ?? randomUUID();
  return cookie.serialize([{ account: mark, id }, ...others].slice(0, MOST_ACCOUNTS));
}

async function readDevices(request: Request) {
  return devicesSchema.parse(await cookie.parse(request.headers.get("cookie")));
}

/** Stands for an email, which the cookie would show. */
function accountMark(account: string): string {
  return createHmac("sha256", sessionSecret)
    .update(`device ${account.trim().toLowerCase()}`)
    .digest("base64url");
}
