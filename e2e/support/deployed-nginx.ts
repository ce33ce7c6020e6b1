import fs from "node:fs";
import path from "node:path";
import { runNginx } from "./nginx";

/** Whether this machine's nginx packs with brotli. */
export const hasBrotli = fs.existsSync("/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so");

/** What the files of deploy/nginx say of the machine that they are for, and what is said in its place. */
export type Deployment = {
  folder: string;
  port: number;
  /** Where the copies listen. */
  copies: number[];
  /** The folder of the certificate; without it there is no TLS. */
  tls?: string;
};

/** A file of deploy/nginx as it is, but for names, ports and certificates. */
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
  const packed = hasBrotli ? text : text.replace(/^ *brotli.*\n/gm, "");
  if (tls !== undefined) return packed.replaceAll("/etc/lejar/tls", tls);
  return packed.replace(/^ *ssl_.*\n/gm, "").replace(" ssl http2", "");
}

/** Debian's nginx with one of them. */
export async function startDeployedNginx(
  file: "lejar.conf" | "api.conf",
  copies: number[],
  port: number,
): Promise<{ errors: () => string; stop: () => Promise<void> }> {
  return runNginx(port, (folder) => adaptConfiguration(file, { folder, port, copies }), {
    withBrotli: hasBrotli,
  });
}
