// Runs in front of several copies of the v2 API for the journeys: creates accounts, produces
// faults, and passes the requests to the copies in turn. Faults are counted here and not in each
// copy, so that a fault occurs as often as the test asks for.
import type { AddressInfo } from "node:net";
import process from "node:process";
import { openDatabase } from "../../upstream/db/open";
import { createApiServer } from "../../upstream/calls/server";
import { wrapForTesting } from "../../upstream/testing/with-faults";

const { COPIES = "", DATA_DIR = "", DATABASE_URL = "" } = process.env;
const copies = COPIES.split(",");
let turn = 0;

const db = openDatabase({
  dataDir: DATA_DIR,
  apiKey: "",
  hasDemo: false,
  databaseUrl: DATABASE_URL,
});
const front = wrapForTesting({ fetch: forward }, db);
// This is the API's own server, which keeps idle connections longer than its callers do.
const { server } = createApiServer(front.fetch, { logsRequests: false });
server.listen(0, "localhost", () => {
  const { port } = server.address() as AddressInfo;
  console.log(`listening on http://localhost:${port}/v2`);
});
process.once("SIGTERM", () => server.close(() => void db.destroy().then(() => process.exit(0))));

async function forward(request: Request): Promise<Response> {
  const copy = copies[turn++ % copies.length];
  const { pathname, search } = new URL(request.url);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return fetch(`${copy}${pathname}${search}`, {
    method: request.method,
    headers: withoutHost(request.headers),
    body: hasBody ? await request.arrayBuffer() : null,
    signal: request.signal,
  });
}

function withoutHost(headers: Headers): Headers {
  const copied = new Headers(headers);
  for (const name of ["host", "connection", "content-length"]) copied.delete(name);
  return copied;
}
