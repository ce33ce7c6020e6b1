import { createHash, createHmac, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { fill } from "../../../domain/words/message";
import { signUpWords as words } from "../../../domain/words/sign-up";
import { PROOF_BITS, countLeadingZeroBits } from "~/lib/proof";
import { sessionSecret } from "../settings/env.server";
import { store } from "../store/store.server";

const VALID_SECONDS = 10 * 60;

/**
 * A captcha. Browsers without script show the question; with script, the browser computes a proof
 * of work from the token.
 */
type Captcha = { token: string; question: string };

/**
 * Creates a captcha that is valid for ten minutes. The token is signed, so nothing is stored before
 * the captcha is answered.
 */
export function createCaptcha(): Captcha {
  const { question, answer } = createQuestion();
  const parts = [randomUUID(), String(Date.now() + VALID_SECONDS * 1000)];
  const token = [...parts, sign(...parts, answer), ""].join(".");
  return { token: token + sign(token), question };
}

/** A posted captcha. `answer` is empty with script, `proof` is empty without script. */
type CaptchaAnswer = { token: string; answer: string; proof: string };

/**
 * Returns whether the token is valid and either its question is answered correctly or the proof is
 * correct. The first call with a valid token uses the token up, also when it returns false. A
 * second call returns true only for a repeat of the same post, which has the same purpose.
 */
export async function redeemCaptcha(
  { token, answer, proof }: CaptchaAnswer,
  purpose: string,
): Promise<boolean> {
  const [id = "", expires = "", answerSignature = "", signature = ""] = token.split(".");
  if (
    !isSame(signature, sign(`${id}.${expires}.${answerSignature}.`)) ||
    Number(expires) < Date.now()
  )
    return false;
  const isCorrect =
    isSame(answerSignature, sign(id, expires, answer.trim())) || isProof(token, proof);
  const usedFor = isCorrect ? purpose : "";
  const isFirst = await store.add(`captcha:${id}`, usedFor, VALID_SECONDS);
  return isCorrect && (isFirst || (await store.get(`captcha:${id}`)) === usedFor);
}

function isProof(token: string, proof: string): boolean {
  if (!/^\d{1,9}$/.test(proof)) return false;
  return (
    countLeadingZeroBits(createHash("sha256").update(`${token}:${proof}`).digest()) >= PROOF_BITS
  );
}

function createQuestion(): { question: string; answer: string } {
  const { plus, times, less, numbers } = words.captcha;
  const spelled: Record<number, string> = numbers;
  const [x, y] = [randomInt(2, 11), randomInt(2, 11)];
  const first = spelled[x] ?? x;
  switch (randomInt(3)) {
    case 0:
      return { question: fill(plus, { a: first, b: y }), answer: String(x + y) };
    case 1:
      return { question: fill(times, { a: first, b: y }), answer: String(x * y) };
    default:
      return { question: fill(less, { a: x + y, b: spelled[y] ?? y }), answer: String(x) };
  }
}

function sign(...parts: string[]): string {
  return createHmac("sha256", sessionSecret)
    .update(`captcha:${parts.join(".")}`)
    .digest("base64url");
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
