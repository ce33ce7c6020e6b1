import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { serveMetrics } from "../platform/metrics/serve";
import { createUpstream } from "./app";
import { openDatabase } from "./db/open";
import { createApiServer } from "./calls/server";
import { readServeSettings, type ServeSettings } from "./serve-settings";

/** How long running requests may take after `drainSeconds`, in milliseconds. */
const SHUTDOWN_MS = 10_000;

try {
  await start(readServeSettings(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function start(settings: ServeSettings): Promise<void> {
  const db = openDatabase(settings);
  const upstream = await createUpstream(settings, { db });
  // The routes for tests are imported only when the settings open them.
  const { fetch } = settings.hasTestRoutes
    ? (await import("./testing/with-faults")).wrapForTesting(upstream, db)
    : upstream;
  const { port, host, metrics, drainSeconds } = settings;
  if (metrics) serveMetrics(metrics.port, metrics.host);
  const { server, startDraining } = createApiServer(fetch, settings);
  server.on("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.listen(port, host, () => {
    const address = server.address() as AddressInfo;
    upstream.startJobs();
    console.log(`listening on http://localhost:${address.port}/v2`);
  });
  const stop = async () => {
    // The load balancer needs time to notice the shutdown.
    upstream.startDraining();
    startDraining();
    await sleep(drainSeconds * 1000);
    // `close` ends idle connections at once, and other connections after their answers.
    server.close(() => void upstream.close().then(() => process.exit(0)));
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}
