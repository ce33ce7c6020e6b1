// Weighs a page: the gzip bytes of its HTML, stylesheets and scripts, as the server sends them.
import http from "node:http";
import https from "node:https";
import { gunzipSync } from "node:zlib";

/** A file of the page; `bytes` is the size of the body as sent. */
type WeighedFile = { url: string; kind: "page" | "style" | "script"; bytes: number };

/**
 * The weight in bytes; `page` is HTML and stylesheets together. `hasAwaitedElement` is false when the
 * browser would wait with the first paint for an element that the page lacks.
 */
type PageWeight = {
  page: number;
  script: number;
  files: WeighedFile[];
  hasAwaitedElement: boolean;
};

/**
 * Returns the size of the files that a browser loads by itself. Scripts that are imported later
 * (`import()` within a script) are left out; imports of the inline script are included. `cookie` is
 * the value of the Cookie header, for pages behind the login.
 */
export async function measurePageWeight(url: string, cookie?: string): Promise<PageWeight> {
  const html = await get(url, cookie);
  const files: WeighedFile[] = [{ url, kind: "page", bytes: html.bytes }];
  for (const address of listStylesheets(html.text)) {
    const style = new URL(address, url).href;
    files.push({ url: style, kind: "style", bytes: (await get(style, cookie)).bytes });
  }

  const queue = listPageScripts(html.text).map((address) => new URL(address, url).href);
  const seen = new Set<string>();
  for (let script = queue.shift(); script !== undefined; script = queue.shift()) {
    if (seen.has(script)) continue;
    seen.add(script);
    const { bytes, text } = await get(script, cookie);
    files.push({ url: script, kind: "script", bytes });
    for (const address of listStaticImports(text)) queue.push(new URL(address, script).href);
  }

  const sum = (group: WeighedFile[]) => group.reduce((bytes, file) => bytes + file.bytes, 0);
  const [page, script] = [false, true].map((isScript) =>
    sum(files.filter(({ kind }) => (kind === "script") === isScript)),
  );
  return {
    page: page ?? 0,
    script: script ?? 0,
    files,
    hasAwaitedElement: hasAwaitedElement(html.text),
  };
}

/**
 * Fetches one file with node:http, because fetch() decompresses the body and hides its sent size.
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

function listStylesheets(html: string): string[] {
  return removeDuplicates(
    listTags(html, "link")
      // A stylesheet with a media attribute is for wide windows, and script loads a disabled one
      // after the first paint: a phone shows the page without them.
      .filter(
        (link) =>
          link.rel === "stylesheet" && link.media === undefined && link.disabled === undefined,
      )
      .map((link) => link.href),
  );
}

function hasAwaitedElement(html: string): boolean {
  const awaited = listTags(html, "link").find(({ rel }) => rel === "expect")?.href;
  return awaited === undefined || html.includes(` id="${awaited.slice(1)}"`);
}

function listPageScripts(html: string): string[] {
  const preloaded = listTags(html, "link")
    .filter(
      (link) => link.rel === "modulepreload" || (link.rel === "preload" && link.as === "script"),
    )
    .map((link) => link.href);
  const linked = listTags(html, "script").map((script) => script.src);
  // An inline module runs while the page loads, so its imports are loaded too, including import().
  const inline = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)]
    .filter(([, attributes]) => /\btype="?module\b/i.test(attributes ?? ""))
    .flatMap(([, , code]) => [
      ...(code ?? "").matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g),
    ])
    .map((match) => match[1]);
  return removeDuplicates([...preloaded, ...linked, ...inline]);
}

/**
 * Returns the static imports of a built script: `import … from "x"`, `import "x"` and `export …
 * from "x"`.
 */
function listStaticImports(code: string): string[] {
  return removeDuplicates(
    [...code.matchAll(/\b(?:from|import)\s*"((?:\.{0,2}\/)[^"]+)"/g)].map((match) => match[1]),
  );
}

/** Returns the attributes of every tag with this name. */
function listTags(html: string, name: string): Record<string, string | undefined>[] {
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

const removeDuplicates = (addresses: (string | undefined)[]) =>
  [...new Set(addresses)].filter((address) => address !== undefined);
