import http, { type IncomingHttpHeaders } from "node:http";

export type PageAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds from the first byte sent to the last byte received. */
  milliseconds: number;
  /**
   * The path and query of a redirect, after the origin when it leads to another site; null without
   * a redirect.
   */
  location: string | null;
};

export type Fields = [name: string, value: string][];

/** A GET of a path or, with `fields`, a POST of a form to it. */
export type PageRequest = { path: string; fields?: Fields };

/**
 * The time after which a request fails. It is longer than the 10 seconds that an answer may take.
 */
const REQUEST_TIMEOUT_MS = 30_000;

let visitorCount = 0;

/** An HTTP client that looks like a browser without script to the app. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  /**
   * Wrong tries are counted per client address, so each visitor has its own; Linux accepts all of
   * 127.0.0.0/8.
   */
  readonly #address =
    process.platform === "linux"
      ? `127.1.${(++visitorCount >> 8) & 255}.${visitorCount & 255 || 1}`
      : undefined;

  constructor(private readonly origin: string) {}

  /** Sends a POST with `fields`, or a GET without `fields`. Follows no redirects. */
  send({ path, fields }: PageRequest): Promise<PageAnswer> {
    const body = fields ? new URLSearchParams(fields).toString() : "";
    const form = fields
      ? {
          Origin: this.origin,
          "Content-Type": "application/x-www-form-urlencoded",
          "Content-Length": Buffer.byteLength(body),
        }
      : {};
    const headers = {
      Cookie: [...this.#cookies].map((pair) => pair.join("=")).join("; "),
      "Sec-Fetch-Site": "same-origin",
      Accept: "text/html",
      ...form,
    };
    const { hostname, port } = new URL(this.origin);
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const method = fields ? "POST" : "GET";
      const family = this.#address === undefined ? {} : { family: 4, localAddress: this.#address };
      const request = http.request(
        {
          hostname,
          port,
          path,
          method,
          headers,
          agent: false,
          timeout: REQUEST_TIMEOUT_MS,
          ...family,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () => {
            this.#storeCookies(response.headers["set-cookie"]);
            const { location } = response.headers;
            const target = location === undefined ? null : new URL(location, this.origin);
            const isOwnSite = target?.origin === new URL(this.origin).origin;
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString(),
              milliseconds: performance.now() - startedAt,
              location:
                target && (isOwnSite ? "" : target.origin) + target.pathname + target.search,
            });
          });
        },
      );
      request.on("timeout", () =>
        request.destroy(new Error(`The app did not answer in ${REQUEST_TIMEOUT_MS / 1000} s`)),
      );
      request.on("error", reject);
      request.end(body);
    });
  }

  /** Returns the cookies in Playwright's form. */
  get cookies(): { name: string; value: string; url: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value, url: this.origin }));
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** Opens a page and follows up to five redirects. */
  async open(path: string): Promise<PageAnswer> {
    let answer = await this.send({ path });
    for (let hops = 0; answer.location !== null && hops < 5; hops++)
      answer = await this.send({ path: answer.location });
    return answer;
  }

  #storeCookies(set: string[] = []): void {
    for (const cookie of set) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
