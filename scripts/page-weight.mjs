// What a page costs on the wire: the gzip bytes of its HTML, its stylesheets and its scripts, as
// the server sends them.
import http from "node:http";
import https from "node:https";
import { gunzipSync } from "node:zlib";

/**
 * @typedef {{ url: string, kind: "page" | "style" | "script", bytes: number }} WeighedFile bytes:
 *   sent, less headers
 * @typedef {{ page: number, script: number, files: WeighedFile[] }} PageWeight page: HTML and
 *   stylesheets together
 */

/**
 * Weighs what a browser loads of its own accord: scripts that a page asks for only later
 * (`import()` within a script) are left out, those that its inline script imports at once are
 * counted.
 * @param {string} url
 * @param {string} [cookie] the value of the Cookie header, for pages behind the login
 * @returns {Promise<PageWeight>}
 */
export async function weigh(url, cookie) {
  const html = await get(url, cookie);
  /** @type {WeighedFile[]} */
  const files = [{ url, kind: "page", bytes: html.bytes }];
  for (const address of stylesheets(html.text)) {
    const style = new URL(address, url).href;
    files.push({ url: style, kind: "style", bytes: (await get(style, cookie)).bytes });
  }

  const waiting = pageScripts(html.text).map((address) => new URL(address, url).href);
  const seen = new Set();
  for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
    if (seen.has(script)) continue;
    seen.add(script);
    const { bytes, text } = await get(script, cookie);
    files.push({ url: script, kind: "script", bytes });
    for (const address of staticImports(text)) waiting.push(new URL(address, script).href);
  }

  const sum = (/** @type {WeighedFile[]} */ some) =>
    some.reduce((bytes, file) => bytes + file.bytes, 0);
  return {
    page: sum(files.filter((file) => file.kind !== "script")),
    script: sum(files.filter((file) => file.kind === "script")),
    files,
  };
}

/**
 * Reads one file with node:http, because fetch unpacks what it reads and does not tell how much was
 * sent.
 */
function get(/** @type {string} */ url, /** @type {string | undefined} */ cookie) {
  const { request } = url.startsWith("https:") ? https : http;
  const headers = {
    "Accept-Encoding": "gzip",
    Accept: "*/*",
    ...(cookie ? { Cookie: cookie } : {}),
  };
  return /** @type {Promise<{ bytes: number, text: string }>} */ (
    new Promise((resolve, reject) => {
      request(url, { headers }, (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on("data", (chunk) => chunks.push(chunk));
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
    })
  );
}

/** @param {string} html */
function stylesheets(html) {
  return unique(
    tags(html, "link")
      // With a medium of its own it is for paper or a desk: a phone shows the page without it.
      .filter((link) => link.rel === "stylesheet" && link.media === undefined)
      .map((link) => link.href),
  );
}

/** @param {string} html */
function pageScripts(html) {
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

/**
 * The addresses a built script names in `import … from "x"`, `import "x"` and `export … from "x"`.
 */
function staticImports(/** @type {string} */ code) {
  return unique(
    [...code.matchAll(/\b(?:from|import)\s*"((?:\.{0,2}\/)[^"]+)"/g)].map((match) => match[1]),
  );
}

/** The attributes of every tag of one name. @param {string} html @param {string} name */
function tags(html, name) {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "gi"))].map(([, text]) =>
    Object.fromEntries(
      [...(text ?? "").matchAll(/([a-z-]+)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].map((match) => [
        match[1]?.toLowerCase(),
        (match[2] ?? match[3] ?? match[4] ?? "").replaceAll("&amp;", "&"),
      ]),
    ),
  );
}

/** @param {(string | undefined)[]} addresses @returns {string[]} */
function unique(addresses) {
  return [...new Set(addresses)].filter((address) => address !== undefined);
}
