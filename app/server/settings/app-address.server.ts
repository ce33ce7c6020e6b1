import { env } from "./env.server";

/** Returns the address that users open: the setting APP_URL, or the origin of this request. */
export function toAppUrl(request: Request): string {
  return env.APP_URL ?? new URL(request.url).origin;
}

/** Returns whether an address is reachable only from the same device. */
export function isLocalAddress(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname);
}
