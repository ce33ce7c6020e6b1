import { env } from "./env.server";

/** The address that people open: the setting, else the one by which this request came. */
export function appAddress(request: Request): string {
  return env.APP_URL ?? new URL(request.url).origin;
}

/** Whether an address leads nowhere from any other device. */
export function isLocalAddress(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname);
}
