import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";

/** Reads "10.0.0.1, 2001:db8::/32"; null when a part is neither an address nor a network. */
export function readNetworks(text: string): BlockList | null {
  const list = new BlockList();
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [, given = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
    const address = isIP(given) ? readAddress(given) : null;
    if (address === null) return null;
    const most = isIPv4(address) ? 32 : 128;
    const prefix = Number(bits ?? most);
    if (prefix > most) return null;
    list.addSubnet(address, prefix, family(address));
  }
  return list;
}

/** What is known of where a request comes from. */
type Origin = {
  /** The other end of the connection. */
  connection: string | null;
  /** The header X-Forwarded-For: each proxy adds at its end whom it heard. */
  forwarded: string | null;
};

/**
 * The address that a request comes from, null when it cannot be told. Read
 * from the end, and only as far as the trusted say it: the rest is what
 * anybody may have written.
 */
export function forwardedAddress(
  { connection, forwarded }: Origin,
  trusted: BlockList,
): string | null {
  let address = readAddress(connection ?? "");
  const hops = forwarded?.split(",") ?? [];
  while (address !== null && trusted.check(address, family(address))) {
    const before = readAddress(hops.pop()?.trim() ?? "");
    if (before === null) break;
    address = before;
  }
  return address;
}

/** Whether the other end of a connection is one of the proxies that are believed. */
export function isTrusted(connection: string | null, trusted: BlockList): boolean {
  const address = readAddress(connection ?? "");
  return address !== null && trusted.check(address, family(address));
}

function family(address: string): "ipv4" | "ipv6" {
  return isIPv4(address) ? "ipv4" : "ipv6";
}

/**
 * In one form for each address, without a port or a zone; IPv4 in IPv6 as IPv4. Null when it is
 * none.
 */
export function readAddress(text: string): string | null {
  const [, bracketed, withPort] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, "").toLowerCase();
  if (isIPv4(address)) return address;
  return isIPv6(address) ? fromGroups(groupsOf(address)) : null;
}

const MAPPED = [0, 0, 0, 0, 0, 0xffff];

function fromGroups(groups: number[]): string {
  if (!MAPPED.every((group, index) => groups[index] === group))
    return groups.map((group) => group.toString(16)).join(":");
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = address.split("::").map(readGroups);
  if (!tail) return head;
  const left = 8 - head.length - tail.length;
  return [...head, ...Array.from({ length: left }, () => 0), ...tail];
}

function readGroups(text: string): number[] {
  return text
    .split(":")
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes(".")) return parseInt(group, 16);
      const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
      return [a * 256 + b, c * 256 + d];
    });
}

/**
 * Who stands behind an address: of IPv6 a subscriber has at least the last 64 bits to choose from.
 */
export function networkOf(address: string): string {
  return isIPv4(address)
    ? address
    : `${groupsOf(address)
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(":")}::/64`;
}
