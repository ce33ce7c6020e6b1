import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, register } from "prom-client";

/**
 * Serves `GET /metrics` on a port of its own, for the operator's network only. The metrics include
 * the memory, the event loop and the garbage collection of the process.
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
        console.error("[metrics] The metrics could not be collected:", error);
        response.writeHead(500).end();
      },
    );
  });
  server.on("error", (error: Error) =>
    console.error("[metrics] The metrics port could not be opened:", error.message),
  );
  // The server does not keep the process alive.
  return server.listen(port, host).unref();
}
