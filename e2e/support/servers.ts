// Starts what the journeys talk to, before the first and once for all: the v2 API as a process of
// its own, and the built app pointed at it. No fixed port, no folder that stays, and nothing of the
// caller's settings.
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
import { freePort } from "../../platform/testing/free-port.mjs";
import { findBinaries, startServer } from "../../upstream/testing/postgres-server";
import { startMailServer } from "./mail-server";
import { startNginx } from "./nginx";
import { API_SERVER, REMIX_SERVE } from "./programs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const startTimeoutMs = 60_000;
const stopTimeoutMs = 15_000;

interface Server {
  name: string;
  process: ChildProcess;
  logFile: string;
}

type ServerOptions = {
  /** A file that every server reads before all else, with settings of its own. */
  preload?: string;
  settings?: Record<string, string>;
  /** A second app and API, in `LEJAR_PLAIN_…`: one of the plain v2 API, with nothing beyond it. */
  plain?: boolean;
};

/** As the journeys need them; with COPIES=on two of each program, on PostgreSQL and Redis. */
export default () => (process.env.COPIES === "on" ? startCopies() : startServers({ plain: true }));

/** Returns what ends them. */
export async function startServers({
  preload,
  settings = {},
  plain = false,
}: ServerOptions = {}): Promise<() => Promise<void>> {
  const before = preload === undefined ? [] : ["--require", preload];
  const servers: Server[] = [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-e2e-"));
  const outbox = path.join(folder, "outbox");
  const mail = await startMailServer(outbox);
  const stopAll = async () => {
    const late = (await Promise.all(servers.map(stopServer))).filter((name) => name !== undefined);
    await mail.close();
    fs.rmSync(folder, { recursive: true, force: true });
    if (late.length > 0)
      throw new Error(`SIGTERM did not end ${late.join(", ")} in ${stopTimeoutMs / 1000} s.`);
  };

  try {
    const startApi = async (name: string, own: Record<string, string>) => {
      const upstream = startServerProcess(servers, name, [...before, ...API_SERVER], {
        ...settings,
        NODE_ENV: "test",
        UPSTREAM_PORT: "0",
        UPSTREAM_TESTING: "on",
        DATA_DIR: path.join(folder, name),
        SMTP_URL: mail.url,
        ...own,
      });
      return untilListening(upstream);
    };

    const startApp = async (name: string, own: Record<string, string>) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const app = startServerProcess(servers, name, [...before, ...REMIX_SERVE], {
        ...settings,
        PORT: String(port),
        APP_URL: url,
        DATA_DIR: path.join(folder, name),
        ...own,
      });
      await waitForServer(app, () => answersHealthy(url));
      return url;
    };
    const startBoth = async (prefix: string, own: Record<string, string> = {}) => {
      const [API_KEY, at] = [randomBytes(16).toString("hex"), prefix.toLowerCase()];
      const upstreamUrl = await startApi(`${at}upstream`, { API_KEY, ...own });
      const appUrl = await startApp(`${at}app`, { API_BASE_URL: upstreamUrl, API_KEY });
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
 * Two copies of the API and two of the app, each request to the next one; nginx and the servers
 * behind it are Debian's.
 */
async function startCopies(): Promise<() => Promise<void>> {
  const servers: Server[] = [];
  const stops: (() => Promise<void>)[] = [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-copies-"));
  const stopAll = async () => {
    await Promise.all(servers.map(stopServer));
    for (const each of stops.reverse()) await each();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const apiKey = randomBytes(16).toString("hex");
    const outbox = path.join(folder, "outbox");
    const mail = await startMailServer(outbox);
    stops.push(() => mail.close());
    const postgres = await startServer(findBinaries() ?? "");
    stops.push(() => postgres.stop());
    const redis = await startRedisServer();
    stops.push(() => redis.close());
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
      const server = startServerProcess(servers, `api-${copy}`, API_SERVER, settings);
      urls.push(await untilListening(server));
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
    const upstreamUrl = await untilListening(front);

    const at = await freePort();
    const url = `http://localhost:${at}`;
    const secret = randomBytes(32).toString("hex");
    const ports: number[] = [];
    for (const copy of COPIES) {
      const port = await freePort();
      ports.push(port);
      const app = startServerProcess(servers, `app-${copy}`, REMIX_SERVE, {
        PORT: String(port),
        APP_URL: url,
        DATA_DIR: path.join(folder, `app-${copy}`),
        API_BASE_URL: upstreamUrl,
        API_KEY: apiKey,
        REDIS_URL: redis.url,
        SESSION_SECRET: secret,
        TRUSTED_PROXIES: "127.0.0.1",
      });
      await waitForServer(app, () => answersHealthy(`http://localhost:${port}`));
    }
    const nginx = await startNginx(ports, at);
    stops.push(() => nginx.stop());

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

function untilListening(server: Server): Promise<string> {
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
  // In Playwright's own process group, so that it cannot be left behind when that is ended as a
  // whole.
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { NODE_ENV: "production", ...machineSettings(), ...settings },
    stdio: ["ignore", log, log],
  });
  fs.closeSync(log);
  const server = { name, process: child, logFile };
  servers.push(server);
  return server;
}

/** What any program needs of its surroundings, without the developer's own settings for Lejar. */
function machineSettings(): Record<string, string | undefined> {
  const names = ["PATH", "HOME", "TMPDIR", "TEMP", "TZ", "LANG", "SYSTEMROOT"];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

/**
 * Asks until there is an answer; throws with what the server printed when it ends or takes too
 * long.
 */
async function waitForServer<Answer>(
  server: Server,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && !hasEnded(server)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await sleep(50);
  }
  const why = hasEnded(server)
    ? "ended while starting"
    : `was not ready within ${startTimeoutMs / 1000} s`;
  throw new Error(
    `The ${server.name} ${why}. It printed:\n${fs.readFileSync(server.logFile, "utf8")}`,
  );
}

async function answersHealthy(appUrl: string): Promise<true | undefined> {
  try {
    const response = await fetch(`${appUrl}/healthz`, { signal: AbortSignal.timeout(5_000) });
    return response.status === 200 ? true : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Ends a server as an operator would, and by force if that takes too long: then its name is
 * returned.
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
