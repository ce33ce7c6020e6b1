import fs from "node:fs";
import path from "node:path";
import { runNginx } from "./nginx";

/** True when this machine's nginx has the brotli modules. */
export const hasBrotli = fs.existsSync("/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so");

/** The folder, ports and certificates that replace those in the files of deploy/nginx. */
export type Deployment = {
  folder: string;
  port: number;
  /** The ports of the copies. */
  copies: number[];
  /** The folder of the certificate; without a folder TLS is off. */
  tls?: string;
};

/** Returns a file of deploy/nginx with other names, ports and certificates. */
export function adaptConfiguration(
  file: "lejar.conf" | "api.conf",
  deployment: Deployment,
): string {
  const { folder, port, copies, tls } = deployment;
  const [first, second = first] = copies;
  const text = fs
    .readFileSync(path.join("deploy/nginx", file), "utf8")
    .replace(/(?:app|api)-1:\d+/g, `127.0.0.1:${first}`)
    .replace(/(?:app|api)-2:\d+/g, `127.0.0.1:${second}`)
    .replaceAll("/var/cache/nginx/lejar", path.join(folder, "cache"))
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replace("listen 80 ", `listen unix:${folder}/http.sock `)
    .replace(/listen (443|4000) /, `listen 127.0.0.1:${port} `);
  const withCompression = hasBrotli ? text : text.replace(/^ *brotli.*\n/gm, "");
  if (tls !== undefined) return withCompression.replaceAll("/etc/lejar/tls", tls);
  return withCompression.replace(/^ *ssl_.*\n/gm, "").replace(" ssl http2", "");
}

/** Starts Debian's nginx with a file of deploy/nginx. */
export async function startDeployedNginx(
  file: "lejar.conf" | "api.conf",
  copies: number[],
  port: number,
): Promise<{ errors: () => string; stop: () => Promise<void> }> {
  return runNginx(port, (folder) => adaptConfiguration(file, { folder, port, copies }), {
    withBrotli: hasBrotli,
  });
}
