import { env } from "../settings/env.server";

/**
 * Returns whether an `Origin` header names this app: the origin of APP_URL or, unless APP_URL is
 * https, any origin with the host in `host`, the Host header. The scheme is not compared then,
 * because behind a proxy that ends TLS the app receives http although the browser uses https.
 */
export function isOwnOrigin(origin: string, host: string | null | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  if (env.APP_URL && given.origin === new URL(env.APP_URL).origin) return true;
  return !env.secure && given.host === host;
}
