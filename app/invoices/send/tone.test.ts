import { expect, it } from "vitest";
import { defaultTone } from "./tone";

it("chooses a friendly tone up to 14 days, a plain one up to 45 days and then a firm one", () => {
  const tones = ["2026-11-22", "2026-11-09", "2026-11-08", "2026-10-09", "2026-10-08"].map((due) =>
    defaultTone(due, "2026-11-23"),
  );
  expect(tones).toEqual(["friendly", "friendly", "plain", "plain", "firm"]);
});
