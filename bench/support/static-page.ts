import { once } from "node:events";
import { readFile } from "node:fs/promises";
import http from "node:http";
import { gzip } from "node:zlib";
import { promisify } from "node:util";

const file = new URL("../static-page.html", import.meta.url);

/** Serves a hand-written page, compressed like the app's pages, to compare with. */
export async function serveStaticPage(): Promise<{ url: string; stop: () => void }> {
  const page = await readFile(file);
  const server = http.createServer((request, response) => {
    if (request.url !== "/") return void response.writeHead(404).end();
    void promisify(gzip)(page).then((body) => {
      response.writeHead(200, {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Encoding": "gzip",
        "Cache-Control": "no-store",
      });
      response.end(body);
    });
  });
  await once(server.listen(0), "listening");
  const address = server.address();
  const port = address !== null && typeof address !== "string" ? address.port : 0;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
