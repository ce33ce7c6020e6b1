import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { hasRedisServer, startRedisServer } from "../../app/server/testing/redis-server";
import { chooseFreePort } from "../../platform/testing/free-port.mjs";
import { findPostgresPrograms, startPostgresServer } from "../../upstream/testing/postgres-server";
import { startDeployedNginx } from "./deployed-nginx";
import { hasNginx } from "./nginx";
import { startOwnApi, startOwnApp, type OwnProgram } from "./own-app";
import { OWN_SERVER_ARGS } from "./programs";

const binaries = findPostgresPrograms();

/** True when the machine has PostgreSQL, Redis and nginx. */
export const canStartCopies = binaries !== undefined && hasRedisServer && hasNginx;

const COPIES = [0, 1];

/**
 * Starts two copies of the API and two of the app like deploy/compose.yaml, each pair behind an
 * nginx with the files of deploy/nginx, on one PostgreSQL and one Redis, with the demo's books.
 * "Own" programs are started for one test and are not shared with other tests. `leavingSeconds` is
 * the time in which a stopping program still answers requests, and answers 503 at /healthz.
 */
export async function startOwnCopies(leavingSeconds: number) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-own-copies-"));
  const postgres = await startPostgresServer(binaries ?? "");
  const redis = await startRedisServer();
  const [appPort, apiPort, ...ports] = await Promise.all(
    Array.from({ length: 6 }, () => chooseFreePort()),
  );
  if (appPort === undefined || apiPort === undefined) throw new Error("No free ports were found.");
  const [appPorts, apiPorts] = [ports.slice(0, 2), ports.slice(2)];
  const url = `http://localhost:${appPort}`;
  const shared = { API_KEY: "of-this-test", LEAVING_SECONDS: String(leavingSeconds) };
  const apiSettings = { ...shared, DATABASE_URL: postgres.url("postgres") };
  const appSettings = {
    ...shared,
    APP_URL: url,
    API_BASE_URL: `http://127.0.0.1:${apiPort}/v2`,
    REDIS_URL: redis.url,
    SESSION_SECRET: randomBytes(32).toString("hex"),
    TRUSTED_PROXIES: "127.0.0.1",
  };
  const startApi = (copy: number) =>
    startOwnApi(path.join(folder, `api-${copy}`), apiPorts[copy], {
      ...apiSettings,
      DEMO: copy === 0 ? "on" : "off",
    });
  const startApp = (copy: number) =>
    startOwnApp(path.join(folder, `app-${copy}`), appPorts[copy], {
      program: OWN_SERVER_ARGS,
      settings: appSettings,
    });

  const [apiFront, appFront, apis, apps] = await Promise.all([
    startDeployedNginx("api.conf", apiPorts, apiPort),
    startDeployedNginx("lejar.conf", appPorts, appPort),
    Promise.all(COPIES.map(startApi)),
    Promise.all(COPIES.map(startApp)),
  ]);

  const restart = async (
    programs: OwnProgram[],
    copy: number,
    start: (copy: number) => Promise<OwnProgram>,
  ) => {
    await programs[copy]?.stop("SIGTERM");
    programs[copy] = await start(copy);
  };
  return {
    url,
    databaseUrl: postgres.url("postgres"),
    /** Restarts a copy of the API; resolves when the new process is healthy. */
    restartApi: (copy: number) => restart(apis, copy, startApi),
    /** Restarts a copy of the app; resolves when the new process is healthy. */
    restartApp: (copy: number) => restart(apps, copy, startApp),
    killApi: (copy: number) => apis[copy]?.stop("SIGKILL"),
    async stop() {
      await Promise.all([...apis, ...apps].map((each) => each.stop("SIGKILL")));
      await appFront.stop();
      await apiFront.stop();
      await redis.close();
      await postgres.stop();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
