import { serve } from "@hono/node-server";
import { createUpstream } from "./app";
import { openDatabase } from "./db/open";
import { readServeSettings, type ServeSettings } from "./serve-settings";
import { withTesting } from "./testing/with-faults";

try {
  await start(readServeSettings(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function start(settings: ServeSettings): Promise<void> {
  const db = openDatabase(settings);
  const upstream = await createUpstream(settings, { db });
  const { fetch } = settings.testing ? withTesting(upstream, db) : upstream;
  const { port, host: hostname } = settings;
  const server = serve({ fetch, port, hostname }, (address) => {
    console.log(`listening on http://localhost:${address.port}/v2`);
  });
  server.on("error", (error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  const stop = () => {
    server.close(() => void upstream.close().then(() => process.exit(0)));
    // A connection that is kept open would keep the server.
    if ("closeAllConnections" in server) server.closeAllConnections();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
