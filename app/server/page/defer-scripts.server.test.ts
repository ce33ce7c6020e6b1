import vm from "node:vm";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { Outlet, RemixServer, Scripts } from "@remix-run/react";
import { createElement } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.server";
import { NEEDED_FEATURES } from "./needed-features";
import { renderPage } from "./render-page.server";

const asset = (id: string, module: string) => ({
  id,
  module,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
});

/** An app with one page, /login, which Remix itself renders. */
const BUILD: ServerBuild = {
  entry: {
    module: {
      default: async (request, _status, headers, context) => {
        const page = createElement(RemixServer, { context, url: request.url });
        return new Response((await renderPage(page)).html, { headers });
      },
    },
  },
  routes: {
    root: {
      id: "root",
      path: "",
      module: {
        default: () =>
          createElement(
            "html",
            null,
            createElement("body", null, createElement(Outlet), createElement(Scripts)),
          ),
      },
    },
    "routes/login": {
      id: "routes/login",
      parentId: "root",
      path: "login",
      module: { default: () => createElement("p", null, 'import * as text from "a shop";') },
    },
  },
  assets: {
    version: "1",
    url: "/build/manifest.js",
    entry: { module: "/build/entry.client.js", imports: [] },
    routes: {
      root: asset("root", "/build/root.js"),
      "routes/login": {
        ...asset("routes/login", "/build/routes/login.js"),
        parentId: "root",
        path: "login",
      },
    },
  },
  assetsBuildDirectory: "build/client",
  publicPath: "/build/",
  isSpaMode: false,
  mode: "production",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
  },
};

async function render(build: ServerBuild): Promise<string> {
  const response = await createRequestHandler(build)(new Request("http://localhost/login"));
  return response.text();
}

describe("deferScripts", () => {
  let original = "";
  let script = "";
  beforeAll(async () => {
    original = await render(BUILD);
    script = /type="module" async="">(.*?)<\/script>/s.exec(deferScripts(original))?.[1] ?? "";
  });

  it("loads the modules only after the browser has painted a frame", () => {
    const { frames, timers, loaded } = run();
    expect(loaded).toEqual([]);
    frames.forEach((callback) => callback());
    expect(loaded).toEqual([]);
    timers.forEach((callback) => callback());
    expect(loaded).toEqual(["/build/root.js", "/build/routes/login.js"]);
    expect(deferScripts(original)).not.toMatch(/rel="modulepreload"(?! media="not all")/);
  });

  it("passes the modules to Remix and then loads the client entry", async () => {
    const { frames, timers, loaded, window } = run();
    frames.forEach((callback) => callback());
    timers.forEach((callback) => callback());
    await new Promise((resolve) => setImmediate(resolve));
    expect(loaded.at(-1)).toBe("/build/entry.client.js");
    expect(window.__remixRouteModules).toEqual({
      root: { address: "/build/root.js" },
      "routes/login": { address: "/build/routes/login.js" },
    });
  });

  it.each(NEEDED_FEATURES)("loads nothing in a browser without %s", (feature) => {
    expect(run(`delete ${feature};`).frames).toEqual([]);
  });

  it("returns a page without script unchanged", () => {
    expect(deferScripts("<p>Lite</p>")).toBe("<p>Lite</p>");
  });

  it("returns a page unchanged in development, where a reload script comes first", async () => {
    // Remix's types do not declare `hmr`.
    const hmr = { runtime: "/build/reload.js" };
    const assets = Object.assign({ hmr }, BUILD.assets);
    const page = await render({ ...BUILD, assets });
    expect(page).toContain("/build/reload.js");
    expect(deferScripts(page)).toBe(page);
  });

  /** Runs the script in an empty browser, after the code `before`. */
  function run(before = "") {
    const frames: (() => unknown)[] = [];
    const timers: (() => unknown)[] = [];
    const loaded: string[] = [];
    const window: Record<string, unknown> = { TextEncoderStream };
    vm.runInNewContext(before + script.replaceAll("import(", "load("), {
      window,
      document: { querySelectorAll: () => [] },
      requestAnimationFrame: (callback: () => unknown) => frames.push(callback),
      setTimeout: (callback: () => unknown) => timers.push(callback),
      load: async (address: string) => {
        loaded.push(address);
        return { address };
      },
    });
    return { frames, timers, loaded, window };
  }
});
