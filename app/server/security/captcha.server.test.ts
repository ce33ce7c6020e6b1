import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCaptcha } from "./testing/answer-captcha";
import { workOutProof } from "~/lib/proof";

// The store is opened in a folder of the tests' own.
vi.mock("../settings/env.server", () => ({
  env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-captcha-")) },
  sessionSecret: "s".repeat(32),
}));
const { makeCaptcha, useCaptcha } = await import("./captcha.server");

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 }));
afterEach(() => vi.useRealTimers());

const PURPOSE = "sign-up of a@example.test";

it("takes the right answer, for one purpose", async () => {
  const { token, question } = makeCaptcha();
  const answer = ` ${answerCaptcha(question)} `;
  const used = await Promise.all(
    ["a", "b", "c"].map((purpose) => useCaptcha({ token, answer, proof: "" }, purpose)),
  );
  expect(used.filter(Boolean)).toHaveLength(1);
});

it("takes the repeat of a post", async () => {
  const { token, question } = makeCaptcha();
  const given = { token, answer: answerCaptcha(question), proof: "" };
  expect(await Promise.all([1, 2].map(() => useCaptcha(given, PURPOSE)))).toEqual([true, true]);
});

it("is used up by a wrong answer", async () => {
  const { token, question } = makeCaptcha();
  const answer = answerCaptcha(question);
  expect(await useCaptcha({ token, answer: `${Number(answer) + 1}`, proof: "" }, PURPOSE)).toBe(
    false,
  );
  expect(await useCaptcha({ token, answer, proof: "" }, PURPOSE)).toBe(false);
});

it("takes a proof of work, once, for its own token", async () => {
  const { token } = makeCaptcha();
  const proof = (await workOutProof(token, () => true)) ?? "";
  expect(await useCaptcha({ token: makeCaptcha().token, answer: "", proof }, PURPOSE)).toBe(false);
  expect(await useCaptcha({ token, answer: "", proof }, PURPOSE)).toBe(true);
  expect(await useCaptcha({ token, answer: "", proof }, "another")).toBe(false);
});

it("ends after ten minutes", async () => {
  const { token, question } = makeCaptcha();
  vi.setSystemTime(1_800_000_000_000 + 10 * 60_000 + 1);
  expect(await useCaptcha({ token, answer: answerCaptcha(question), proof: "" }, PURPOSE)).toBe(
    false,
  );
});

it("takes no token that was not made here", async () => {
  const { token, question } = makeCaptcha();
  const [id, expires, ...rest] = token.split(".");
  const longer = [id, String(Number(expires) + 60_000), ...rest].join(".");
  for (const made of ["", "...", longer, `${token}x`, token.slice(1)]) {
    expect(
      await useCaptcha({ token: made, answer: answerCaptcha(question), proof: "" }, PURPOSE),
    ).toBe(false);
  }
});
