import { expect, it } from "vitest";
import { isLocalAddress } from "./app-address.server";

it.each([
  ["http://localhost:3000", true],
  ["http://shop.localhost", true],
  ["http://127.0.0.1:3000", true],
  ["http://[::1]:3000", true],
  ["http://192.168.1.20:3000", false],
  ["https://invoices.example", false],
  ["https://localhost.example", false],
])("returns for %s whether it is a local address: %s", (address, isLocal) => {
  expect(isLocalAddress(address)).toBe(isLocal);
});
