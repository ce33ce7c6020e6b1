import { once } from "node:events";
import http from "node:http";
import process from "node:process";
import PDFDocument from "pdfkit";
import { afterAll, expect, test, vi } from "vitest";
import { closePdfPages, listPdfProcessIds, drawPdfPage, openPdf } from "./pdf-pages.server";
import type { Session } from "../session/session-storage.server";

/**
 * The number of pictures to draw. It can be set, for example with `PICTURES=2000 npx vitest run
 * app/server/http/pdf-pages.server.test.ts`.
 */
const COUNT = Number(process.env.PICTURES ?? 60);
const PAGES = 10;
const CONCURRENCY = 4;

const session = { companyId: "7" } as Session;
const connected = new AbortController().signal;

afterAll(closePdfPages);

test(
  `drawPdfPage draws ${COUNT} pages, ${CONCURRENCY} at a time, although clients disconnect and a process is killed`,
  { timeout: 300_000 + COUNT * 1000 },
  async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const bytes = await createPdf(PAGES);
    const { version, pageCount } = await openPdf(session, pdf("first", bytes));
    expect(pageCount).toBe(PAGES);
    const server = await serve(async (name, page, signal) => {
      // Each PDF has its own name, so that no picture is cached.
      return drawPdfPage(session, pdf(name, bytes), { version, page, signal });
    });

    const countByResult: Record<string, number> = {};
    let next = 0;
    const client = async () => {
      for (let n = next++; n < COUNT; n = next++) {
        if (n === Math.floor(COUNT / 2)) killWorker();
        const result = await fetchPage(server, `/${Math.floor(n / PAGES)}/${(n % PAGES) + 1}`, {
          disconnects: n % 5 === 4,
        });
        countByResult[result] = (countByResult[result] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, client));
    // A WebP picture begins with "RIFF". Every fifth client disconnects.
    expect(countByResult).toEqual({
      RIFF: COUNT - Math.floor(COUNT / 5),
      disconnected: Math.floor(COUNT / 5),
    });
    // Only the killed process was lost, and another process drew its page.
    expect(vi.mocked(console.error).mock.calls.map(([, message]) => String(message))).toEqual([
      expect.stringContaining("SIGKILL"),
    ]);
    await new Promise((resolve) => server.close(resolve));
  },
);

test("drawPdfPage returns null for a page or version that does not exist", async () => {
  const good = pdf("good", await createPdf(1));
  const { version } = await openPdf(session, good);
  for (const page of [0, 2])
    expect(await drawPdfPage(session, good, { version, page, signal: connected })).toBeNull();
  expect(
    await drawPdfPage(session, good, { version: "other", page: 1, signal: connected }),
  ).toBeNull();
});

test("openPdf counts no pages in a broken file", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const bad = pdf("bad", new TextEncoder().encode("%PDF-1.3 and no more"));
  expect(await openPdf(session, bad)).toMatchObject({ pageCount: 0 });
});

test("openPdf counts no pages after a page could not be drawn", async () => {
  // The picture of a page of 1 x 100 000 points would need too much memory.
  const long = pdf("long", await createPdf(1, [1, 100_000]));
  const { version, pageCount } = await openPdf(session, long);
  expect(pageCount).toBe(1);
  await expect(drawPdfPage(session, long, { version, page: 1, signal: connected })).rejects.toThrow(
    "too long",
  );
  expect(await openPdf(session, long)).toMatchObject({ pageCount: 0 });
});

function pdf(name: string, bytes: Uint8Array) {
  return { name, fetch: async () => ({ bytes }) };
}

function killWorker(): void {
  const [pid] = listPdfProcessIds();
  if (pid === undefined) throw new Error("There is no worker process.");
  process.kill(pid, "SIGKILL");
}

type Draw = (name: string, page: number, signal: AbortSignal) => Promise<Uint8Array | null>;

async function serve(draw: Draw): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const connection = new AbortController();
    response.on("close", () => connection.abort());
    const [, name = "", page] = (request.url ?? "").split("/");
    draw(name, Number(page), connection.signal).then(
      (image) => response.writeHead(image ? 200 : 404).end(image),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

/**
 * Returns the first four bytes of the picture, the status of a failed response, or "disconnected".
 */
async function fetchPage(
  server: http.Server,
  path: string,
  { disconnects }: { disconnects: boolean },
): Promise<string> {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server does not listen.");
  const request = http.get({ host: "127.0.0.1", port: address.port, path, agent: false });
  if (disconnects) {
    request.on("error", () => undefined);
    await once(server, "request");
    request.destroy();
    return "disconnected";
  }
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  const body = Buffer.concat((await response.toArray()) as Buffer[]);
  return response.statusCode === 200 ? body.subarray(0, 4).toString() : String(response.statusCode);
}

async function createPdf(pages: number, size: [number, number] | "A4" = "A4"): Promise<Uint8Array> {
  const document = new PDFDocument({ size, margin: 0, autoFirstPage: false });
  for (let n = 1; n <= pages; n += 1)
    document
      .addPage()
      .text(`Page ${n}. ${"Kopi O and toast for the shop. ".repeat(20)}`, { height: 200 });
  document.end();
  return new Uint8Array(Buffer.concat((await document.toArray()) as Buffer[]));
}
