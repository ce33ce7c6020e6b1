import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";

/**
 * Returns whether an address, as returned by `parseAddress`, belongs to a trusted proxy. `hop` is 0
 * for the peer and grows with each proxy in front of the peer. The result of `parseNetworks`
 * ignores `hop`.
 */
export type IsTrustedProxy = (address: string, hop: number) => boolean;

/** The halves of the networks of all addresses, because `proxy-addr` rejects the whole networks. */
const HALVES: Record<string, string[]> = {
  "0.0.0.0/0": ["0.0.0.0/1", "128.0.0.0/1"],
  "::/0": ["::/1", "8000::/1"],
};

/**
 * Parses a list of trusted proxies, such as "10.0.0.1, 2001:db8::/32". Returns null when an entry
 * is neither an address nor a network.
 */
export function parseNetworks(text: string): IsTrustedProxy | null {
  const networks = text.split(/[\s,]+/).filter(Boolean);
  try {
    return proxyAddr.compile(networks.flatMap((network) => HALVES[network] ?? network));
  } catch {
    return null;
  }
}

/** The parts of a request that show the addresses of the client and its proxies. */
type Origin = Pick<IncomingMessage, "headers"> & {
  socket: Pick<IncomingMessage["socket"], "remoteAddress">;
};

/**
 * Returns the client's address; null when it is unknown. Each proxy appends an address to
 * X-Forwarded-For. The header is read from its end, only as far as trusted proxies appended to it,
 * because a client can write the rest.
 */
export function findClientAddress(request: Origin, isTrusted: IsTrustedProxy): string | null {
  if (request.socket.remoteAddress === undefined) return null;
  // proxy-addr reads only the properties of `Origin`.
  const hops = proxyAddr.all(request as IncomingMessage, (address, hop) =>
    isTrusted(parseAddress(address) ?? "", hop),
  );
  return hops.map(parseAddress).findLast((address) => address !== null) ?? null;
}

/**
 * Parses and normalizes an IP address. Port and zone are left out, and IPv4 inside IPv6 becomes
 * IPv4. Returns null for an invalid address.
 */
export function parseAddress(text: string): string | null {
  const [, bracketed, withPort] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, "");
  // `ipaddr.js` would also accept short forms of IPv4, such as "10.1".
  return isIP(address) ? ipaddr.process(address).toNormalizedString() : null;
}

/**
 * Returns the network that one subscriber controls: the address itself for IPv4, the first 64 bits
 * for IPv6.
 */
export function toNetwork(address: string): string {
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${parsed.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
}
