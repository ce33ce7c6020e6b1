// Starts the servers for all journeys once: the v2 API as its own process, and the built app that
// calls it. Ports are free ones, folders are temporary, and the caller's settings are not
// inherited.
import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startRedisServer } from "../../app/server/testing/redis-server";
import { chooseFreePort } from "../../platform/testing/free-port.mjs";
import { findPostgresPrograms, startPostgresServer } from "../../upstream/testing/postgres-server";
import { startMailServer } from "./mail-server";
import { startNginx } from "./nginx";
import { API_SERVER_ARGS, REMIX_SERVE_ARGS } from "./programs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const startTimeoutMs = 60_000;
const stopTimeoutMs = 15_000;

interface Server {
  name: string;
  process: ChildProcess;
  logFile: string;
}

type ServerOptions = {
  /** A file that every server preloads; it may read the servers' settings. */
  preload?: string;
  settings?: Record<string, string>;
  /**
   * Also starts an app on a plain v2 API without extensions; the journeys read its addresses and
   * key from `LEJAR_PLAIN_…`.
   */
  plain?: boolean;
};

/**
 * Starts the servers before all journeys, as Playwright's global set-up. With COPIES=on there are
 * two copies of each program, on PostgreSQL and Redis, and no plain API.
 */
export default () => (process.env.COPIES === "on" ? startCopies() : startServers({ plain: true }));

/** Starts the servers and returns the function that stops them. */
export async function startServers({
  preload,
  settings = {},
  plain = false,
}: ServerOptions = {}): Promise<() => Promise<void>> {
  const preloadArgs = preload === undefined ? [] : ["--require", preload];
  const servers: Server[] = [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-e2e-"));
  const outbox = path.join(folder, "outbox");
  const mail = await startMailServer(outbox);
  const stopAll = async () => {
    const timedOut = (await Promise.all(servers.map(stopServer))).filter(
      (name) => name !== undefined,
    );
    await mail.close();
    fs.rmSync(folder, { recursive: true, force: true });
    if (timedOut.length > 0)
      throw new Error(`SIGTERM did not end ${timedOut.join(", ")} in ${stopTimeoutMs / 1000} s.`);
  };

  try {
    const startApi = async (name: string, ownSettings: Record<string, string>) => {
      const upstream = startServerProcess(servers, name, [...preloadArgs, ...API_SERVER_ARGS], {
        ...settings,
        NODE_ENV: "test",
        UPSTREAM_PORT: "0",
        UPSTREAM_TESTING: "on",
        DATA_DIR: path.join(folder, name),
        SMTP_URL: mail.url,
        // The accounts of tests lack what the program adds to books at its start, so that a backup
        // would not pass its check, and Home would say so. Tests of backups start their own program.
        BACKUPS: "off",
        ...ownSettings,
      });
      return waitForListening(upstream);
    };

    const startApp = async (name: string, ownSettings: Record<string, string>) => {
      const port = await chooseFreePort();
      const url = `http://localhost:${port}`;
      const app = startServerProcess(servers, name, [...preloadArgs, ...REMIX_SERVE_ARGS], {
        ...settings,
        PORT: String(port),
        APP_URL: url,
        DATA_DIR: path.join(folder, name),
        ...ownSettings,
      });
      await waitForServer(app, () => checkHealth(url));
      return url;
    };
    const startBoth = async (prefix: string, ownSettings: Record<string, string> = {}) => {
      const [API_KEY, namePrefix] = [randomBytes(16).toString("hex"), prefix.toLowerCase()];
      const upstreamUrl = await startApi(`${namePrefix}upstream`, { API_KEY, ...ownSettings });
      const appUrl = await startApp(`${namePrefix}app`, { API_BASE_URL: upstreamUrl, API_KEY });
      process.env[`LEJAR_${prefix}UPSTREAM_URL`] = upstreamUrl;
      process.env[`LEJAR_${prefix}APP_URL`] = appUrl;
      process.env[`LEJAR_${prefix}API_KEY`] = API_KEY;
    };
    await startBoth("");
    if (plain) await startBoth("PLAIN_", { API_EXTENSIONS: "off" });
    process.env.LEJAR_OUTBOX = outbox;
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

const COPIES = ["1", "2"];

/**
 * Starts two copies of the API and two of the app, which get the requests in turn. PostgreSQL,
 * Redis and nginx are Debian's.
 */
async function startCopies(): Promise<() => Promise<void>> {
  const servers: Server[] = [];
  const stopFunctions: (() => Promise<void>)[] = [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-copies-"));
  const stopAll = async () => {
    await Promise.all(servers.map(stopServer));
    for (const each of stopFunctions.reverse()) await each();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const apiKey = randomBytes(16).toString("hex");
    const outbox = path.join(folder, "outbox");
    const mail = await startMailServer(outbox);
    stopFunctions.push(() => mail.close());
    const postgres = await startPostgresServer(findPostgresPrograms() ?? "");
    stopFunctions.push(() => postgres.stop());
    const redis = await startRedisServer();
    stopFunctions.push(() => redis.close());
    const api = {
      NODE_ENV: "test",
      API_KEY: apiKey,
      DATABASE_URL: postgres.url("postgres"),
      SMTP_URL: mail.url,
      DATA_DIR: path.join(folder, "api"),
      DEMO: "off",
    };
    const urls: string[] = [];
    for (const copy of COPIES) {
      const settings = { ...api, UPSTREAM_PORT: "0" };
      const server = startServerProcess(servers, `api-${copy}`, API_SERVER_ARGS, settings);
      urls.push(await waitForListening(server));
    }
    const front = startServerProcess(
      servers,
      "front",
      ["--import", "tsx", "e2e/support/api-front.ts"],
      {
        ...api,
        COPIES: urls.map((url) => new URL(url).origin).join(),
      },
    );
    const upstreamUrl = await waitForListening(front);

    const port = await chooseFreePort();
    const url = `http://localhost:${port}`;
    const secret = randomBytes(32).toString("hex");
    const ports: number[] = [];
    for (const copy of COPIES) {
      const port = await chooseFreePort();
      ports.push(port);
      const app = startServerProcess(servers, `app-${copy}`, REMIX_SERVE_ARGS, {
        PORT: String(port),
        APP_URL: url,
        DATA_DIR: path.join(folder, `app-${copy}`),
        API_BASE_URL: upstreamUrl,
        API_KEY: apiKey,
        REDIS_URL: redis.url,
        SESSION_SECRET: secret,
        TRUSTED_PROXIES: "127.0.0.1",
      });
      await waitForServer(app, () => checkHealth(`http://localhost:${port}`));
    }
    const nginx = await startNginx(ports, port);
    stopFunctions.push(() => nginx.stop());

    process.env.LEJAR_UPSTREAM_URL = upstreamUrl;
    process.env.LEJAR_APP_URL = url;
    process.env.LEJAR_API_KEY = apiKey;
    process.env.LEJAR_OUTBOX = outbox;
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

function waitForListening(server: Server): Promise<string> {
  return waitForServer(server, () => {
    const printed = fs.readFileSync(server.logFile, "utf8");
    return Promise.resolve(/listening on (http:\/\/localhost:\d+\/v2)/.exec(printed)?.[1]);
  });
}

function startServerProcess(
  servers: Server[],
  name: string,
  args: string[],
  settings: Record<string, string>,
): Server {
  const logFile = path.join(root, "test-results", `${name}.log`);
  fs.mkdirSync(path.dirname(logFile), { recursive: true });
  if (settings.DATA_DIR !== undefined) fs.mkdirSync(settings.DATA_DIR, { recursive: true });
  const log = fs.openSync(logFile, "w");
  // The servers are in Playwright's process group, so that they end with it.
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { NODE_ENV: "production", ...pickMachineSettings(), ...settings },
    stdio: ["ignore", log, log],
  });
  fs.closeSync(log);
  const server = { name, process: child, logFile };
  servers.push(server);
  return server;
}

/** Returns the environment that any program needs, without the developer's settings for Lejar. */
function pickMachineSettings(): Record<string, string | undefined> {
  const names = ["PATH", "HOME", "TMPDIR", "TEMP", "TZ", "LANG", "SYSTEMROOT"];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

/**
 * Repeats `findAnswer` until it returns a value; throws with the server's output when the server
 * ends or is not ready in time.
 */
async function waitForServer<Answer>(
  server: Server,
  findAnswer: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && !hasEnded(server)) {
    const answer = await findAnswer();
    if (answer !== undefined) return answer;
    await sleep(50);
  }
  const failure = hasEnded(server)
    ? "ended while starting"
    : `was not ready within ${startTimeoutMs / 1000} s`;
  throw new Error(
    `The ${server.name} ${failure}. It printed:\n${fs.readFileSync(server.logFile, "utf8")}`,
  );
}

async function checkHealth(appUrl: string): Promise<true | undefined> {
  try {
    const response = await fetch(`${appUrl}/healthz`, { signal: AbortSignal.timeout(5_000) });
    return response.status === 200 ? true : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stops a server with SIGTERM, or with SIGKILL after a timeout. Returns the name of the server when
 * SIGKILL was needed, otherwise undefined.
 */
async function stopServer(server: Server): Promise<string | undefined> {
  if (hasEnded(server)) return undefined;
  const ended = once(server.process, "exit");
  server.process.kill("SIGTERM");
  if (await Promise.race([ended.then(() => true), sleep(stopTimeoutMs, false, { ref: false })]))
    return undefined;
  server.process.kill("SIGKILL");
  await ended;
  return server.name;
}

function hasEnded({ process: child }: Server): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
