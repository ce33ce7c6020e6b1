import { afterEach, expect, test } from "vitest";
import { EVENT_KINDS, MAILED_PAPERS } from "../../domain/history/event-kinds";
import { setLanguageSource } from "../../domain/words/in-languages";
import { showReason } from "./coded.server";
import { describeEvent, eventSchema } from "./event-text.server";

afterEach(() => setLanguageSource(() => "en"));

const describe = (event: object) =>
  describeEvent(eventSchema.parse({ id: 1, at: "", by: "", ...event }));

/** An event as a program without codes sends it. */
const OLD = {
  ...{ no: "INV-1", amount: "RM 6.00", credit_note_no: "CN-1" },
  ...{ from_day: "2026-11-01", to_day: "2026-11-30" },
};

test("an event with a code is said in the language of the person, with its amount and days", () => {
  setLanguageSource(() => "zh");
  const values = { amount: "1206.00", symbol: "RM", credit_note_no: "CN-1" };
  expect(describe({ kind: "credited", amount: "?", code: "credited", values })).toBe(
    "贷项通知单 CN-1，RM 1,206.00",
  );
  const days = { from_day: "2026-11-01", to_day: "2026-11-30", to: "a@b.test" };
  expect(describe({ kind: "mailed", code: "mailed_statement", values: days })).toBe(
    "已电邮至 a@b.test：01/11/2026 至 30/11/2026 的对账单",
  );
});

test.each([
  [{ kind: "paid" }, "RM 6.00 paid"],
  [{ kind: "credit_voided" }, "Credit note CN-1 of RM 6.00 voided"],
  [{ kind: "edited" }, "Edited"],
  [{ kind: "edited", version: 2 }, "Edited: version 2"],
  [{ kind: "reminded", way: "sms" }, "Reminded by SMS"],
  [{ kind: "reminded", way: "other" }, "Reminded"],
  [{ kind: "reminded", way: "mail", to: "a@b.test" }, "Reminded by email to a@b.test"],
  [
    { kind: "mail_failed", to: "a@b.test", paper: "statement" },
    "Statement of 01/11/2026 to 30/11/2026 by email to a@b.test was not sent",
  ],
  [
    { kind: "mailed", to: "a@b.test", paper: "credit_note" },
    "Credit note CN-1 sent by email to a@b.test",
  ],
  [{ kind: "paid", code: "of_a_newer_program", values: { amount: "?" } }, "RM 6.00 paid"],
  [{ kind: "of_a_newer_program" }, "of_a_newer_program"],
])("the event %j of another version reads as it did", (event, text) => {
  expect(describe({ ...OLD, ...event })).toBe(text);
});

test("every kind of event has a sentence in every language, with all its values", () => {
  for (const language of ["en", "ms", "zh"] as const) {
    setLanguageSource(() => language);
    for (const kind of [...EVENT_KINDS, "mail_waiting"])
      for (const paper of ["", ...MAILED_PAPERS])
        for (const more of [{ to: "a@b.test", version: 2 }, { way: "sms" }]) {
          const text = describe({ ...OLD, kind, paper, ...more });
          expect(text).not.toMatch(/[{}]/);
          expect(text).not.toBe(kind);
        }
  }
});

test("a reason with a code is in the language of the person, and any other as it came, of no language", () => {
  setLanguageSource(() => "ms");
  const reason = "The mail service does not take mail for a@b.test. Please check the address.";
  const refusal = { code: "address_refused", values: { to: "a@b.test" } };
  expect(showReason({ reason, refusal })).toEqual({
    text: "Perkhidmatan e-mel tidak menerima e-mel untuk a@b.test. Sila semak alamatnya.",
    lang: undefined,
  });
  expect(showReason({ reason, refusal: null })).toEqual({ text: reason, lang: "" });
  expect(showReason({ reason: "" })).toEqual({ text: "", lang: undefined });
});
