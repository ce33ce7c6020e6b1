import { describe, expect, test } from "vitest";
import { findClientAddress, toNetwork, parseAddress, parseNetworks } from "./ip-address.server";

describe("parseAddress", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:C000:207", "192.0.2.7"],
    ["192.0.2.7:51234", "192.0.2.7"],
    ["[2001:DB8::7]:51234", "2001:db8:0:0:0:0:0:7"],
    ["fe80::1%eth0", "fe80:0:0:0:0:0:0:1"],
    ["2001:db8:1:2:3:4:192.0.2.7", "2001:db8:1:2:3:4:c000:207"],
    ["::", "0:0:0:0:0:0:0:0"],
  ])("reads %s as %s", (text, address) => {
    expect(parseAddress(text)).toBe(address);
  });

  test.each(["", "unknown", "192.0.2", "192.0.2.7.8", "evil.example", "2001:db8::g", "_hidden"])(
    "returns null for %j",
    (text) => {
      expect(parseAddress(text)).toBeNull();
    },
  );
});

test("toNetwork returns one network per IPv6 subscriber and per IPv4 address", () => {
  expect(toNetwork("2001:db8:1:2:3:4:5:6")).toBe(toNetwork("2001:db8:1:2:ffff:0:0:1"));
  expect(toNetwork("2001:db8:1:2:3:4:5:6")).not.toBe(toNetwork("2001:db8:1:3:3:4:5:6"));
  expect(toNetwork("192.0.2.7")).not.toBe(toNetwork("192.0.2.8"));
});

describe("findClientAddress", () => {
  const proxies = parseNetworks("10.0.0.0/8, 2001:db8:ffff::/48 192.0.2.1");
  const findAddress = (remoteAddress: string | undefined, forwarded?: string) =>
    findClientAddress(
      { headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress } },
      proxies ?? (() => false),
    );

  test("ignores the header of an untrusted client", () => {
    expect(findAddress("203.0.113.5", "198.51.100.1")).toBe("203.0.113.5");
    expect(findAddress("192.0.2.2", "198.51.100.1")).toBe("192.0.2.2");
  });

  test("returns the last address that is not a trusted proxy", () => {
    expect(findAddress("10.1.2.3", "198.51.100.1")).toBe("198.51.100.1");
    expect(findAddress("::ffff:10.1.2.3", "203.0.113.9, 198.51.100.1, 10.9.9.9")).toBe(
      "198.51.100.1",
    );
    expect(findAddress("2001:db8:ffff:1::1", "203.0.113.9,192.0.2.1")).toBe("203.0.113.9");
    expect(findAddress("2001:db8:ffff:1::1%eth0", "[2001:db8::7]:4321, 192.0.2.1:80")).toBe(
      "2001:db8:0:0:0:0:0:7",
    );
  });

  test("returns the proxy's own address when the header is missing or invalid", () => {
    expect(findAddress("10.1.2.3")).toBe("10.1.2.3");
    expect(findAddress("10.1.2.3", "198.51.100.1, unknown")).toBe("10.1.2.3");
    expect(findAddress("10.1.2.3", "198.51.100.1, 10.1")).toBe("10.1.2.3");
  });

  test("returns null after the connection has closed", () => {
    expect(findAddress(undefined, "198.51.100.1")).toBeNull();
  });
});

describe("parseNetworks", () => {
  test.each([
    ["", "10.0.0.1", false],
    ["10.0.0.1", "10.0.0.1", true],
    ["10.0.0.0/8,::1", "10.1.2.3", true],
    ["10.0.0.0/8,::1", "11.0.0.1", false],
    ["10.0.0.0/8,::1", "0:0:0:0:0:0:0:1", true],
    [" 10.0.0.1 , 10.0.0.2 ", "10.0.0.2", true],
    ["0.0.0.0/0", "203.0.113.5", true],
    ["0.0.0.0/0", "2001:db8:0:0:0:0:0:1", false],
    ["::/0", "2001:db8:0:0:0:0:0:1", true],
  ])("parses the list %j; whether the list trusts %s: %s", (text, address, isTrusted) => {
    expect(parseNetworks(text)?.(address, 0)).toBe(isTrusted);
  });

  test.each([
    "proxy",
    "10.0.0.0/33",
    "10.0.0.0/",
    "10.0.0.0/8/8",
    "2001:db8::/129",
    "10.0.0.1;10.0.0.2",
    "10.0.0.0/-1",
    "10.0.0.0/1e1",
  ])("rejects %j", (text) => {
    expect(parseNetworks(text)).toBeNull();
  });
});
