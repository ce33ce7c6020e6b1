import { expect, it } from "vitest";
import { toOwnersStatus } from "./status";

const newest = { at: new Date("2026-11-26T01:05:00Z"), bytes: 10 };

it("owners are told of problems, but not when backups of PostgreSQL are not seen", () => {
  const withProblem = (kind: "no_room" | "not_seen") =>
    toOwnersStatus({ newest, problem: { kind, text: "for the log" } });
  expect(toOwnersStatus({ newest, problem: null })).toBeNull();
  expect(withProblem("not_seen")).toBeNull();
  expect(withProblem("no_room")).toEqual({
    problem: "no_room",
    made_at: "2026-11-26T01:05:00.000Z",
  });
});
