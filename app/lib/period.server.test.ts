import { expect, test } from "vitest";
import { parsePeriod } from "./period.server";

const TODAY = "2026-11-23";

function parse(query: string, today = TODAY) {
  const { from, to, words, problem } = parsePeriod(new URLSearchParams(query), today);
  return [from, to, words, problem];
}

test.each([
  ["period=today", TODAY, "2026-11-23", "2026-11-23", "Today, 23/11/2026"],
  ["period=yesterday", "2026-03-01", "2026-02-28", "2026-02-28", "Yesterday, 28/02/2026"],
  ["period=week", "2026-11-23", "2026-11-23", "2026-11-29", "This week, 23/11/2026 to 29/11/2026"],
  ["period=week", "2026-11-29", "2026-11-23", "2026-11-29", "This week, 23/11/2026 to 29/11/2026"],
  ["period=week", "2027-01-01", "2026-12-28", "2027-01-03", "This week, 28/12/2026 to 03/01/2027"],
  [
    "period=month",
    "2028-02-10",
    "2028-02-01",
    "2028-02-29",
    "This month, 01/02/2028 to 29/02/2028",
  ],
  [
    "period=last_month",
    "2026-01-31",
    "2025-12-01",
    "2025-12-31",
    "Last month, 01/12/2025 to 31/12/2025",
  ],
  ["period=all", TODAY, null, null, "All days"],
  ["from=1/11/2026&to=2026-11-05", TODAY, "2026-11-01", "2026-11-05", "01/11/2026 to 05/11/2026"],
  ["from=01.11.2026", TODAY, "2026-11-01", null, "from 01/11/2026"],
  ["from=&to=5-11-2026", TODAY, null, "2026-11-05", "to 05/11/2026"],
  ["period=soon&from=&to=", TODAY, null, null, ""],
])("parsePeriod parses %s on %s", (query, today, from, to, words) => {
  expect(parse(query, today)).toEqual([from, to, words, ""]);
});

test.each([
  ["from=31/02/2026", "From: Enter the first day as DD/MM/YYYY."],
  ["from=01/11/2026&to=x", "To: Enter the last day as DD/MM/YYYY."],
  [
    "from=03/11/2026&to=02/11/2026",
    "The first day, 03/11/2026, is after the last, 02/11/2026. Change one of them.",
  ],
])("the invalid days %s set no limits and are returned as typed", (query, problem) => {
  expect(parse(query)).toEqual([null, null, "", problem]);
  const params = new URLSearchParams(query);
  expect(parsePeriod(params, TODAY).typed).toEqual({
    from: params.get("from") ?? "",
    to: params.get("to") ?? "",
  });
});
