import { setImmediate as nextTurn } from "node:timers/promises";
import { Hono } from "hono";
import { afterEach, expect, it, vi } from "vitest";
import { answerError } from "../calls/errors";
import { drawDocument } from "./draw";
import { drawInWorker } from "./draw-in-worker";
import { sampleInvoice, sampleLines } from "./sample-invoice";

const requester = (accountId = 1) => ({ accountId, signal: new AbortController().signal });

afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns an invoice with long text in several scripts, as an attacker may send it. */
function longInvoice(lines: number) {
  const description = "Kopi 咖啡豆 தேநீர் Ω Жук ".repeat(40);
  return sampleInvoice({ lines: sampleLines(lines).map((line) => ({ ...line, description })) });
}

it("draws the same file as this thread would, without blocking it", async () => {
  let isDrawn = false;
  const drawing = drawInWorker(longInvoice(20), requester()).finally(() => (isDrawn = true));
  // If the PDF were drawn in this thread, it would be ready before any other task runs.
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  expect(isDrawn).toBe(false);
  expect(Buffer.from(await drawing).equals(await drawDocument(longInvoice(20)))).toBe(true);
});

it("draws two PDFs of an account, queues six and rejects the ninth", async () => {
  const all = Array.from({ length: 9 }, () => drawInWorker(sampleInvoice(), requester()));
  const other = drawInWorker(sampleInvoice(), requester(2));
  const [ninth, ...drawn] = [...(await Promise.allSettled(all))].reverse();
  expect(ninth).toMatchObject({
    status: "rejected",
    reason: { status: 503, message: expect.stringContaining("try again in a moment") as unknown },
  });
  expect(new Set(drawn.map(({ status }) => status))).toEqual(new Set(["fulfilled"]));
  expect((await other).byteLength).toBeGreaterThan(1000);
});

it("rejects a document with too many pages", async () => {
  await expect(
    drawInWorker(sampleInvoice({ memo: "x\n".repeat(20_000) }), requester()),
  ).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining("too long for a PDF") as unknown,
  });
});

it("rejects a document that takes too much memory, and draws the next one", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const words = Array.from({ length: 300_000 }, (_, index) => index.toString(36)).join(" ");
  await expect(drawInWorker(sampleInvoice({ memo: words }), requester())).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining("takes too long") as unknown,
  });
  // The number of calls is not checked, because a busy machine may log the worker twice.
  expect(log).toHaveBeenCalledWith("[pdf]", expect.any(Error));
  expect((await drawInWorker(sampleInvoice(), requester())).byteLength).toBeGreaterThan(1000);
});

it("sends a retry time with a 503", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const aborted = new AbortController();
  aborted.abort();
  const app = new Hono()
    .get(
      "/",
      async () =>
        new Response(
          new Uint8Array(
            await drawInWorker(sampleInvoice(), { accountId: 1, signal: aborted.signal }),
          ),
        ),
    )
    .onError(answerError);
  const answer = await app.request("/");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
});
