import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";

/** Whether an address, as `readAddress` returns it, is a proxy's that is believed. */
export type TrustedProxies = (address: string, hop: number) => boolean;

/** `proxy-addr` takes no network that holds all addresses, but takes its halves. */
const HALVES: Record<string, string[]> = {
  "0.0.0.0/0": ["0.0.0.0/1", "128.0.0.0/1"],
  "::/0": ["::/1", "8000::/1"],
};

/** Reads "10.0.0.1, 2001:db8::/32"; null when a part is neither an address nor a network. */
export function parseNetworks(text: string): TrustedProxies | null {
  const networks = text.split(/[\s,]+/).filter(Boolean);
  try {
    return proxyAddr.compile(networks.flatMap((network) => HALVES[network] ?? network));
  } catch {
    return null;
  }
}

/** What is known of where a request comes from. */
type Origin = Pick<IncomingMessage, "headers"> & {
  socket: Pick<IncomingMessage["socket"], "remoteAddress">;
};

/**
 * The address that a request comes from, null when it cannot be told. X-Forwarded-For is read from
 * its end, and only as far as the trusted say it: the rest is what anybody may have written.
 */
export function forwardedAddress(request: Origin, isTrusted: TrustedProxies): string | null {
  if (request.socket.remoteAddress === undefined) return null;
  // It reads no more of a request than `Origin` has.
  const hops = proxyAddr.all(request as IncomingMessage, (address, hop) =>
    isTrusted(parseAddress(address) ?? "", hop),
  );
  return hops.map(parseAddress).findLast((address) => address !== null) ?? null;
}

/**
 * In one form for each address, without a port or a zone; IPv4 in IPv6 as IPv4. Null when it is
 * none.
 */
export function parseAddress(text: string): string | null {
  const [, bracketed, withPort] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, "");
  // Short forms of IPv4, such as "10.1", are addresses for `ipaddr.js`, too.
  return isIP(address) ? ipaddr.process(address).toNormalizedString() : null;
}

/**
 * Who stands behind an address: of IPv6 a subscriber has at least the last 64 bits to choose from.
 */
export function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${parsed.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
}
