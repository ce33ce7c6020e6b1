import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { measurePageWeight } from "./page-weight";

const page = `<!doctype html><html><head>
  <link rel="stylesheet" href="/app.css?a=1&amp;b=2">
  <link rel="stylesheet" href="/desk.css" media="(min-width:1024px)">
  <link rel="stylesheet" href="/later.css" disabled="">
  <link href='/build/preloaded.js' rel=modulepreload>
  </head><body><script src="/build/classic.js"></script>
  <script>window.context = { module: "/build/never.js" };</script>
  <script type="module">import "/build/manifest.js";
    import * as r0 from "/build/route.js";import("/build/entry.js");</script>
  </body></html>`;

const files: Record<string, string> = {
  "/": page,
  "/app.css?a=1&b=2": "body{color:teal}".repeat(200),
  "/build/preloaded.js": "export const a=1;",
  "/build/classic.js": "var b=2;",
  "/build/manifest.js": `window.manifest={"module":"/build/never.js"};`,
  "/build/route.js":
    `import{a}from"./preloaded.js";import{c}from"/build/shared.js";` +
    `const later=()=>import("/build/never.js");`,
  "/build/entry.js": `export*from"./shared.js";`,
  "/build/shared.js": "export const c=3;".repeat(100),
};

const server = http.createServer((request, response) => {
  const text = files[request.url ?? ""];
  const allowed = request.url !== "/" || request.headers.cookie === "session=1";
  if (text === undefined || !allowed) {
    response.writeHead(text === undefined ? 404 : 302, { Location: "/login" }).end();
    return;
  }
  response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(text));
});
let origin: string;

beforeAll(async () => {
  await once(server.listen(0), "listening");
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const sumGzipBytes = (...names: string[]) =>
  names.reduce((sum, name) => sum + gzipSync(files[name] ?? "").length, 0);

test("measurePageWeight counts the page, a phone's styles and each loaded script once, by the bytes sent", async () => {
  const weight = await measurePageWeight(`${origin}/`, "session=1");
  expect(weight.page).toBe(sumGzipBytes("/", "/app.css?a=1&b=2"));
  const scripts = ["preloaded", "classic", "manifest", "route", "entry", "shared"].map(
    (name) => `/build/${name}.js`,
  );
  const weighedScripts = weight.files
    .filter((file) => file.kind === "script")
    .map((file) => new URL(file.url).pathname);
  expect(weighedScripts.sort()).toEqual([...scripts].sort());
  expect(weight.script).toBe(sumGzipBytes(...scripts));
});

test("measurePageWeight throws for a page that redirects", async () => {
  await expect(measurePageWeight(`${origin}/`)).rejects.toThrow("answered 302, not 200");
});
