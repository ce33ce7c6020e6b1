import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCaptcha } from "./testing/answer-captcha";
import { findProof } from "~/lib/proof";

// The settings name a temporary folder, which the store uses.
vi.mock("../settings/env.server", () => ({
  env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-captcha-")) },
  sessionSecret: "s".repeat(32),
}));
const { createCaptcha, redeemCaptcha } = await import("./captcha.server");

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 }));
afterEach(() => vi.useRealTimers());

const PURPOSE = "sign-up of a@example.test";

test("redeemCaptcha accepts the right answer only once when several purposes use it at the same time", async () => {
  const { token, question } = createCaptcha();
  const answer = ` ${answerCaptcha(question)} `;
  const used = await Promise.all(
    ["a", "b", "c"].map((purpose) => redeemCaptcha({ token, answer, proof: "" }, purpose)),
  );
  expect(used.filter(Boolean)).toHaveLength(1);
});

test("redeemCaptcha accepts a repeat of the same post", async () => {
  const { token, question } = createCaptcha();
  const captchaAnswer = { token, answer: answerCaptcha(question), proof: "" };
  expect(await Promise.all([1, 2].map(() => redeemCaptcha(captchaAnswer, PURPOSE)))).toEqual([
    true,
    true,
  ]);
});

test("redeemCaptcha rejects the right answer after a wrong answer", async () => {
  const { token, question } = createCaptcha();
  const answer = answerCaptcha(question);
  expect(await redeemCaptcha({ token, answer: `${Number(answer) + 1}`, proof: "" }, PURPOSE)).toBe(
    false,
  );
  expect(await redeemCaptcha({ token, answer, proof: "" }, PURPOSE)).toBe(false);
});

test("redeemCaptcha accepts a proof of work for one purpose, and only with its own token", async () => {
  const { token } = createCaptcha();
  const proof = (await findProof(token, () => true)) ?? "";
  expect(await redeemCaptcha({ token: createCaptcha().token, answer: "", proof }, PURPOSE)).toBe(
    false,
  );
  expect(await redeemCaptcha({ token, answer: "", proof }, PURPOSE)).toBe(true);
  expect(await redeemCaptcha({ token, answer: "", proof }, "another")).toBe(false);
});

test("redeemCaptcha rejects the right answer after ten minutes", async () => {
  const { token, question } = createCaptcha();
  vi.setSystemTime(1_800_000_000_000 + 10 * 60_000 + 1);
  expect(await redeemCaptcha({ token, answer: answerCaptcha(question), proof: "" }, PURPOSE)).toBe(
    false,
  );
});

test("redeemCaptcha rejects a token that was not signed with the session secret", async () => {
  const { token, question } = createCaptcha();
  const [id, expires, ...rest] = token.split(".");
  const longer = [id, String(Number(expires) + 60_000), ...rest].join(".");
  for (const forged of ["", "...", longer, `${token}x`, token.slice(1)]) {
    expect(
      await redeemCaptcha({ token: forged, answer: answerCaptcha(question), proof: "" }, PURPOSE),
    ).toBe(false);
  }
});
