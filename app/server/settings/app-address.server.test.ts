import { expect, test } from "vitest";
import { isLocalAddress } from "./app-address.server";

test.each([
  ["http://localhost:3000", true],
  ["http://shop.localhost", true],
  ["http://127.0.0.1:3000", true],
  ["http://[::1]:3000", true],
  ["http://192.168.1.20:3000", false],
  ["https://invoices.example", false],
  ["https://localhost.example", false],
])("isLocalAddress returns for %s: %s", (address, isLocal) => {
  expect(isLocalAddress(address)).toBe(isLocal);
});
