// What a page costs on the wire: the gzip bytes of its HTML, its stylesheets and its scripts, as
// the server sends them.
import http from "node:http";
import https from "node:https";
import { gunzipSync } from "node:zlib";

/** `bytes`: as sent, less headers. */
type WeighedFile = { url: string; kind: "page" | "style" | "script"; bytes: number };

/** `page`: HTML and stylesheets together. */
type PageWeight = { page: number; script: number; files: WeighedFile[] };

/**
 * Weighs what a browser loads of its own accord: scripts that a page asks for only later
 * (`import()` within a script) are left out, those that its inline script imports at once are
 * counted. `cookie` is the header's value, for pages behind the login.
 */
export async function weigh(url: string, cookie?: string): Promise<PageWeight> {
  const html = await get(url, cookie);
  const files: WeighedFile[] = [{ url, kind: "page", bytes: html.bytes }];
  for (const address of stylesheets(html.text)) {
    const style = new URL(address, url).href;
    files.push({ url: style, kind: "style", bytes: (await get(style, cookie)).bytes });
  }

  const waiting = pageScripts(html.text).map((address) => new URL(address, url).href);
  const seen = new Set<string>();
  for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
    if (seen.has(script)) continue;
    seen.add(script);
    const { bytes, text } = await get(script, cookie);
    files.push({ url: script, kind: "script", bytes });
    for (const address of staticImports(text)) waiting.push(new URL(address, script).href);
  }

  const sum = (some: WeighedFile[]) => some.reduce((bytes, file) => bytes + file.bytes, 0);
  const [page, script] = [false, true].map((isScript) =>
    sum(files.filter(({ kind }) => (kind === "script") === isScript)),
  );
  return { page: page ?? 0, script: script ?? 0, files };
}

/**
 * Reads one file with node:http, because fetch unpacks what it reads and does not tell how much was
 * sent.
 */
function get(url: string, cookie: string | undefined): Promise<{ bytes: number; text: string }> {
  const { request } = url.startsWith("https:") ? https : http;
  const headers = {
    "Accept-Encoding": "gzip",
    Accept: "*/*",
    ...(cookie ? { Cookie: cookie } : {}),
  };
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode !== 200) {
          reject(new Error(`${url} answered ${response.statusCode}, not 200.`));
          return;
        }
        const sent = Buffer.concat(chunks);
        const body = response.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
        resolve({ bytes: sent.length, text: body.toString("utf8") });
      });
    })
      .on("error", reject)
      .end();
  });
}

function stylesheets(html: string): string[] {
  return unique(
    tags(html, "link")
      // With a medium of its own it is for paper or a desk: a phone shows the page without it.
      .filter((link) => link.rel === "stylesheet" && link.media === undefined)
      .map((link) => link.href),
  );
}

function pageScripts(html: string): string[] {
  const preloaded = tags(html, "link")
    .filter(
      (link) => link.rel === "modulepreload" || (link.rel === "preload" && link.as === "script"),
    )
    .map((link) => link.href);
  const linked = tags(html, "script").map((script) => script.src);
  // An inline module runs as the page loads, so what it imports is loaded, import() included.
  const inline = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)]
    .filter(([, attributes]) => /\btype="?module\b/i.test(attributes ?? ""))
    .flatMap(([, , code]) => [
      ...(code ?? "").matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g),
    ])
    .map((match) => match[1]);
  return unique([...preloaded, ...linked, ...inline]);
}

/** What a built script names in `import … from "x"`, `import "x"` and `export … from "x"`. */
function staticImports(code: string): string[] {
  return unique(
    [...code.matchAll(/\b(?:from|import)\s*"((?:\.{0,2}\/)[^"]+)"/g)].map((match) => match[1]),
  );
}

/** The attributes of every tag of one name. */
function tags(html: string, name: string): Record<string, string | undefined>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "gi"))].map(([, text]) =>
    Object.fromEntries(
      [...(text ?? "").matchAll(/([a-z-]+)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].map(
        ([, attribute = "", ...values]): [string, string] => [
          attribute.toLowerCase(),
          (values.find((value) => value !== undefined) ?? "").replaceAll("&amp;", "&"),
        ],
      ),
    ),
  );
}

const unique = (addresses: (string | undefined)[]) =>
  [...new Set(addresses)].filter((address) => address !== undefined);
