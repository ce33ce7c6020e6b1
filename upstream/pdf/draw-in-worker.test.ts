import { setImmediate as nextTurn } from "node:timers/promises";
import { Hono } from "hono";
import { afterEach, expect, it, vi } from "vitest";
import { answerError } from "../calls/errors";
import { drawDocument } from "./draw";
import { drawInWorker } from "./draw-in-worker";
import { createSampleInvoice, createSampleLines } from "./sample-invoice";

const requester = (accountId = 1) => ({ accountId, signal: new AbortController().signal });

afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns an invoice with long text in several scripts, as an attacker may send it. */
function longInvoice(lines: number) {
  const description = "Kopi 咖啡豆 தேநீர் Ω Жук ".repeat(40);
  return createSampleInvoice({
    lines: createSampleLines(lines).map((line) => ({ ...line, description })),
  });
}

it("a worker draws the same file as the calling thread, without blocking that thread", async () => {
  let isDrawn = false;
  const drawing = drawInWorker(longInvoice(20), requester()).finally(() => (isDrawn = true));
  // If the PDF were drawn in this thread, it would be ready before any other task runs.
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  expect(isDrawn).toBe(false);
  expect(Buffer.from(await drawing).equals(await drawDocument(longInvoice(20)))).toBe(true);
});

it("two PDFs of an account are drawn at once, six more wait and the ninth is rejected", async () => {
  const all = Array.from({ length: 9 }, () => drawInWorker(createSampleInvoice(), requester()));
  const other = drawInWorker(createSampleInvoice(), requester(2));
  const [ninth, ...drawn] = [...(await Promise.allSettled(all))].reverse();
  expect(ninth).toMatchObject({
    status: "rejected",
    reason: { status: 503, message: expect.stringContaining("try again in a moment") as unknown },
  });
  expect(new Set(drawn.map(({ status }) => status))).toEqual(new Set(["fulfilled"]));
  expect((await other).byteLength).toBeGreaterThan(1000);
});

it("a document with too many pages is rejected", async () => {
  await expect(
    drawInWorker(createSampleInvoice({ memo: "x\n".repeat(20_000) }), requester()),
  ).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining("too long for a PDF") as unknown,
  });
});

it("a document that takes too much memory is rejected, and the next document is drawn", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const words = Array.from({ length: 300_000 }, (_, index) => index.toString(36)).join(" ");
  await expect(
    drawInWorker(createSampleInvoice({ memo: words }), requester()),
  ).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining("takes too long") as unknown,
  });
  // The number of calls is not checked, because a busy machine may log the worker twice.
  expect(log).toHaveBeenCalledWith("[pdf]", expect.any(Error));
  expect((await drawInWorker(createSampleInvoice(), requester())).byteLength).toBeGreaterThan(1000);
});

it("a PDF whose request was aborted gets a 503 with a retry time", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const aborted = new AbortController();
  aborted.abort();
  const app = new Hono()
    .get(
      "/",
      async () =>
        new Response(
          new Uint8Array(
            await drawInWorker(createSampleInvoice(), { accountId: 1, signal: aborted.signal }),
          ),
        ),
    )
    .onError(answerError);
  const answer = await app.request("/");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
});
