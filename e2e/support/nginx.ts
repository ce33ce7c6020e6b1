import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chooseFreePort } from "../../platform/testing/free-port.mjs";

export const hasNginx = spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;

const START_TIMEOUT_MS = 10_000;

/**
 * Starts Debian's nginx, which passes the requests to the ports in turn and skips a port that
 * cannot be reached.
 */
export async function startNginx(
  ports: number[],
  port?: number,
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const listenPort = port ?? (await chooseFreePort());
  const nginx = await runNginx(listenPort, () => createRoundRobinSite(listenPort, ports));
  return { url: `http://localhost:${listenPort}`, ...nginx };
}

function createRoundRobinSite(port: number, ports: number[]): string {
  return `
    upstream copies {
      ${ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join("\n")}
    }
    server {
      listen 127.0.0.1:${port};
      client_max_body_size 10m;
      location / {
        proxy_pass http://copies;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
      }
    }`;
}

/** Starts nginx with the configuration that `createSite` returns for nginx's temporary folder. */
export async function runNginx(
  port: number,
  createSite: (folder: string) => string,
  modules: { withBrotli?: boolean } = {},
): Promise<{ pid: number; errors: () => string; stop: () => Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-nginx-"));
  const file = writeConfiguration(folder, createSite(folder), modules);
  const nginx = spawn("nginx", ["-c", file, "-e", path.join(folder, "error.log")], {
    stdio: "ignore",
  });
  const ended = once(nginx, "exit");
  process.once("exit", () => nginx.kill("SIGKILL"));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null || Date.now() > deadline)
      throw new Error(fs.readFileSync(path.join(folder, "error.log"), "utf8"));
    await sleep(50);
  }
  return {
    pid: nginx.pid ?? 0,
    /** Returns the content of the error log. */
    errors: () => fs.readFileSync(path.join(folder, "error.log"), "utf8"),
    async stop() {
      nginx.kill("SIGTERM");
      await ended;
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** Writes a complete nginx configuration around `site`; returns its file. */
export function writeConfiguration(
  folder: string,
  site: string,
  { withBrotli = false }: { withBrotli?: boolean } = {},
): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const modules = withBrotli ? ["brotli_filter", "brotli_static"] : [];
  const file = path.join(folder, "nginx.conf");
  fs.writeFileSync(
    file,
    `
    ${modules.map((name) => `load_module /usr/lib/nginx/modules/ngx_http_${name}_module.so;`).join("\n")}
    daemon off;
    worker_processes 2;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    pid ${folder}/nginx.pid;
    events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
      ${site}
    }`,
  );
  return file;
}

async function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}
