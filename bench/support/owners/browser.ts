import http from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Fields } from "../../../e2e/screens/visitor";
import { GZIP } from "../visits";

const unpack = promisify(gunzip);

export type OwnerBrowserAnswer = {
  status: number;
  /** Milliseconds until the whole answer had arrived. */
  milliseconds: number;
  /** The header Location; empty without a redirect. */
  location: string;
  /** Seconds from the header Retry-After; 0 without the header. */
  retryAfter: number;
  text: () => Promise<string>;
};

/**
 * The browser of one person, which runs no script. It has cookies, a keep-alive connection and an
 * address of its own.
 */
export class OwnerBrowser {
  readonly #origin: URL;
  readonly #agent: http.Agent;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string, personNumber: number) {
    this.#origin = new URL(origin);
    this.#agent = new http.Agent({
      keepAlive: true,
      maxSockets: 1,
      localAddress: chooseAddress(personNumber),
    });
  }

  get(path: string): Promise<OwnerBrowserAnswer> {
    return this.#request("GET", path);
  }

  post(path: string, fields: Fields): Promise<OwnerBrowserAnswer> {
    return this.#request("POST", path, new URLSearchParams(fields).toString());
  }

  close(): void {
    this.#agent.destroy();
  }

  #request(method: string, path: string, body?: string): Promise<OwnerBrowserAnswer> {
    const startedAt = performance.now();
    const headers = {
      ...GZIP,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(body !== undefined && {
        Origin: this.#origin.origin,
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
      }),
    };
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.#origin;
      const options = { hostname, port, method, path, headers, agent: this.#agent };
      const request = http.request(options, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          const milliseconds = performance.now() - startedAt;
          this.#storeCookies(response.headers["set-cookie"] ?? []);
          resolve({
            status: response.statusCode ?? 0,
            milliseconds,
            location: response.headers.location ?? "",
            retryAfter: Number(response.headers["retry-after"] ?? 0),
            text: () => decodeBody(Buffer.concat(parts), response.headers["content-encoding"]),
          });
        });
      });
      request.on("error", reject);
      request.end(body);
    });
  }

  #storeCookies(set: string[]): void {
    for (const each of set) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      this.#cookies.set(name, value);
    }
  }
}

/** Returns the loopback address of a person; Linux accepts all of 127.0.0.0/8. */
function chooseAddress(personNumber: number): string {
  return `127.${16 + ((personNumber >> 16) & 15)}.${(personNumber >> 8) & 255}.${personNumber & 255}`;
}

async function decodeBody(body: Buffer, encoding: string | undefined): Promise<string> {
  return (encoding === "gzip" ? await unpack(body) : body).toString();
}
