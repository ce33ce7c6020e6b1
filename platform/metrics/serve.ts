import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, register } from "prom-client";

/**
 * Answers `GET /metrics` on a port of its own, which is for the operator's network alone, and tells
 * of the process too (memory, event loop, garbage).
 */
export function serveMetrics(port: number, host: string): Server {
  collectDefaultMetrics();
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": register.contentType }).end(text),
      (error: unknown) => {
        console.error("[metrics]", error);
        response.writeHead(500).end();
      },
    );
  });
  server.on("error", (error: Error) => console.error("[metrics]", error.message));
  // It keeps nobody from ending the program.
  return server.listen(port, host).unref();
}
