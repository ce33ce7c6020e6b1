import { expect, it } from "vitest";
import { chooseDefaultTone } from "./tone";

it("the default tone is friendly until 14 days after the due date, plain until 45 days, then firm", () => {
  const tones = ["2026-11-22", "2026-11-09", "2026-11-08", "2026-10-09", "2026-10-08"].map((due) =>
    chooseDefaultTone(due, "2026-11-23"),
  );
  expect(tones).toEqual(["friendly", "friendly", "plain", "plain", "firm"]);
});
