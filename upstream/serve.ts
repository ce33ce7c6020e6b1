import { serve } from "@hono/node-server";
import { serveMetrics } from "../metrics/serve";
import { createUpstream } from "./app";
import { openDatabase } from "./db/open";
import { readServeSettings, type ServeSettings } from "./serve-settings";

/** What is under way when the program is told to stop has so long to end. */
const FINISH_MS = 10_000;
/**
 * Longer than callers keep an idle connection, so that none sends a write on one that is just being
 * closed.
 */
const KEEP_ALIVE_MS = 65_000;

try {
  await start(readServeSettings(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function start(settings: ServeSettings): Promise<void> {
  const db = openDatabase(settings);
  const upstream = await createUpstream(settings, { db });
  // Loaded for tests alone.
  const { fetch } = settings.testing
    ? (await import("./testing/with-faults")).withTesting(upstream, db)
    : upstream;
  const { port, host: hostname, metrics } = settings;
  if (metrics) serveMetrics(metrics.port, metrics.host);
  const server = serve({ fetch, port, hostname }, (address) => {
    console.log(`listening on http://localhost:${address.port}/v2`);
  });
  if ("keepAliveTimeout" in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on("error", (error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  const stop = () => {
    // Idle connections are closed at once, the others when their answer has gone out.
    server.close(() => void upstream.close().then(() => process.exit(0)));
    if ("closeAllConnections" in server)
      setTimeout(() => server.closeAllConnections(), FINISH_MS).unref();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
