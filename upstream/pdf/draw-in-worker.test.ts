import { setImmediate as nextTurn } from "node:timers/promises";
import { Hono } from "hono";
import { afterEach, expect, it, vi } from "vitest";
import { answerError } from "../calls/errors";
import { drawDocument } from "./draw";
import { drawInWorker } from "./draw-in-worker";
import { sampleInvoice, sampleLines } from "./sample-invoice";

const asker = (accountId = 1) => ({ accountId, signal: new AbortController().signal });

afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns an invoice with long text in several scripts, as an attacker may send it. */
function long(lines: number) {
  const description = "Kopi 咖啡豆 தேநீர் Ω Жук ".repeat(40);
  return sampleInvoice({ lines: sampleLines(lines).map((line) => ({ ...line, description })) });
}

it("draws what is drawn on this thread, without keeping it", async () => {
  let isDrawn = false;
  const drawing = drawInWorker(long(20), asker()).finally(() => (isDrawn = true));
  // If the PDF were drawn in this thread, it would be ready before any other task runs.
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  expect(isDrawn).toBe(false);
  expect(Buffer.from(await drawing).equals(await drawDocument(long(20)))).toBe(true);
});

it("draws two for an account, lets six wait and tells the next that it is busy", async () => {
  const all = Array.from({ length: 9 }, () => drawInWorker(sampleInvoice(), asker()));
  const other = drawInWorker(sampleInvoice(), asker(2));
  const [ninth, ...drawn] = [...(await Promise.allSettled(all))].reverse();
  expect(ninth).toMatchObject({
    status: "rejected",
    reason: { status: 503, message: expect.stringContaining("try again in a moment") as unknown },
  });
  expect(new Set(drawn.map(({ status }) => status))).toEqual(new Set(["fulfilled"]));
  expect((await other).byteLength).toBeGreaterThan(1000);
});

it("refuses more pages than anybody could mean", async () => {
  await expect(
    drawInWorker(sampleInvoice({ memo: "x\n".repeat(20_000) }), asker()),
  ).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining("too long for a PDF") as unknown,
  });
});

it("ends what takes too much memory, and draws the next", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const words = Array.from({ length: 300_000 }, (_, index) => index.toString(36)).join(" ");
  await expect(drawInWorker(sampleInvoice({ memo: words }), asker())).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining("takes too long") as unknown,
  });
  // On a busy machine a second worker may be ended, too, and logged.
  expect(log).toHaveBeenCalledWith("[pdf]", expect.any(Error));
  expect((await drawInWorker(sampleInvoice(), asker())).byteLength).toBeGreaterThan(1000);
});

it("says when to try again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const gone = new AbortController();
  gone.abort();
  const app = new Hono()
    .get(
      "/",
      async () =>
        new Response(
          new Uint8Array(
            await drawInWorker(sampleInvoice(), { accountId: 1, signal: gone.signal }),
          ),
        ),
    )
    .onError(answerError);
  const answer = await app.request("/");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
});
