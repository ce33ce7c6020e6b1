import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { bundleScripts } from "./bundle-scripts.mjs";
import { readManifest } from "./manifest.mjs";
import { listScripts, toUrl } from "./script-files.mjs";

const folder = path.join(os.tmpdir(), `lejar-bundle-${process.pid}`);
const serverBuild = path.join(folder, "server.js");
const publicBuild = path.join(folder, "build");

const LOGIN = "/build/routes/login-CCCCCCCC.js";
const built: Record<string, string> = {
  "/build/entry.client-AAAAAAAA.js": 'import{a}from"/build/_shared/chunk-1.js";a("entry");',
  // With Remix's way to meet a script that is gone, as esbuild leaves it.
  "/build/root-BBBBBBBB.js":
    'import{a}from"/build/_shared/chunk-1.js";a("root");var r=()=>(window.location.reload(),new Promise(()=>{}));globalThis.again=r;',
  [LOGIN]:
    'import{a}from"/build/_shared/chunk-1.js";import{a as e}from"/build/_shared/chunk-2.js";' +
    'var t=n(e(),1);a("login");export{t};function n(x){return x}',
  "/build/_shared/chunk-1.js":
    "var a=x=>globalThis.trace.push(x),c=f=>(m=>()=>(f({},m),m.exports))({});export{a,c};",
  "/build/_shared/chunk-2.js":
    'import{c as o}from"/build/_shared/chunk-1.js";var r=o((s,i)=>{i.exports={}});export{r as a};',
};
const shared = ["/build/_shared/chunk-1.js"];
const manifest = {
  entry: { module: "/build/entry.client-AAAAAAAA.js", imports: shared },
  routes: {
    root: { id: "root", module: "/build/root-BBBBBBBB.js", imports: shared },
    login: {
      id: "login",
      parentId: "root",
      module: LOGIN,
      imports: [...shared, "/build/_shared/chunk-2.js"],
    },
  },
  version: "0",
  url: "/build/manifest-0.js",
};

beforeEach(async () => {
  for (const [url, code] of Object.entries(built)) {
    fs.mkdirSync(path.dirname(path.join(folder, url)), { recursive: true });
    fs.writeFileSync(path.join(folder, url), code);
  }
  fs.writeFileSync(
    serverBuild,
    `first();\nvar assets_manifest_default = ${JSON.stringify(manifest)};\nlast();\n`,
  );
  await bundleScripts(publicBuild, serverBuild);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it("leaves one chunk of what the routes share, and of each route its own", () => {
  const { entry, routes } = readManifest(serverBuild);
  const root = routes.root?.module;
  expect(entry.imports).toEqual([root]);
  expect(routes.login?.imports).toEqual([root]);
  expect(routes.login?.module).toMatch(/^\/build\/routes\/login-[\w-]{8}\.js$/);
});

it("lists in the manifest what is there, in the server's build and in a file for browsers", () => {
  const { entry, routes, url, version } = readManifest(serverBuild);
  expect(version).not.toBe("0");
  const listed = [entry, ...Object.values(routes)].map(({ module }) => module);
  const files = listScripts(publicBuild).map((file) => toUrl(publicBuild, file));
  expect(files.sort()).toEqual([...listed, url].sort());
  expect(fs.readFileSync(serverBuild, "utf8")).toMatch(/^first\(\);\n.*\nlast\(\);\n$/);
});

it("keeps what the scripts do", async () => {
  const trace: string[] = [];
  Object.assign(globalThis, { trace });
  const { module = "" } = readManifest(serverBuild).routes.login ?? {};
  await import(/* @vite-ignore */ path.join(folder, module));
  expect(trace).toEqual(["root", "login"]);
});

it("refuses a server's build without a manifest", async () => {
  fs.writeFileSync(serverBuild, "first();");
  await expect(bundleScripts(publicBuild, serverBuild)).rejects.toThrow("no manifest");
});
