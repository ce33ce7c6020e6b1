import { expect, it, vi } from "vitest";
import { logSecurityEvent } from "./security-log";

const request = { id: "0b2f5c1e-8f6c", address: "203.0.113.7" };

it("logSecurityEvent logs each event as one line of JSON", () => {
  const written = vi.spyOn(console, "log").mockReturnValue();
  const change = { account: 12, company: 7, fields: ["bank_account_no"] };
  logSecurityEvent({ event: "payment_details_changed", ...change }, request);
  logSecurityEvent({ event: "login", refused: "limit" }, request);
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
  const common = { message: "security", time: expect.stringMatching(/^\d{4}-.*Z$/) as unknown };
  expect(lines).toEqual([
    {
      ...common,
      level: "info",
      event: "payment_details_changed",
      outcome: "done",
      account: "12",
      company: "7",
      fields: ["bank_account_no"],
      ...request,
    },
    {
      ...common,
      level: "warn",
      event: "login",
      outcome: "refused",
      reason: "limit",
      account: null,
      company: null,
      ...request,
    },
  ]);
});
