import vm from "node:vm";
import { describe, expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.server";
import { NEEDED_FEATURES } from "./needed-features";

const PAGE = `<html><head><link rel="modulepreload" href="/build/root.js"/></head>
<body><p>import * as text from "a shop";</p>
<script nonce="n">window.__remixContext = {};</script><script nonce="n" type="module" async="">
import * as route0 from "/build/root.js";
import * as route1 from "/build/routes/login.js";
window.__remixManifest = {
  "routes": {
    "root": { "id": "root" }
  }
};
window.__remixRouteModules = {"root":route0,"routes/login":route1};

import("/build/entry.client.js");</script></body></html>`;

describe("deferScripts", () => {
  const page = deferScripts(PAGE);
  const script = /type="module" async="">(.*)<\/script>/s.exec(page)?.[1] ?? "";

  it("imports nothing before the first frame is painted", () => {
    expect(script).toMatch(/&&requestAnimationFrame\(\(\)=>setTimeout\(/);
    expect(script).not.toMatch(/import[ *]/);
    expect(page).toContain(`<link rel="modulepreload" media="not all" href="/build/root.js"/>`);
  });

  it("imports the modules after the first frame and passes them to Remix", async () => {
    const window: Record<string, unknown> = { TextEncoderStream };
    let enabledPreloads = 0;
    await new Promise<void>((resolve) =>
      run({
        window,
        document: { querySelectorAll: () => [{ removeAttribute: () => (enabledPreloads += 1) }] },
        load: (address: string) =>
          address === "/build/entry.client.js" ? resolve() : Promise.resolve({ address }),
      }),
    );
    expect(enabledPreloads).toBe(1);
    expect(window).toEqual({
      TextEncoderStream,
      __remixManifest: { routes: { root: { id: "root" } } },
      __remixRouteModules: {
        root: { address: "/build/root.js" },
        "routes/login": { address: "/build/routes/login.js" },
      },
    });
  });

  it.each(NEEDED_FEATURES)("loads nothing in a browser without %s", (feature) => {
    const loaded: string[] = [];
    const window = { TextEncoderStream };
    run({ window, load: (address: string) => loaded.push(address) }, `delete ${feature};`);
    expect(loaded).toEqual([]);
  });

  const call = (callback: () => unknown) => callback();
  /** Runs the script with `browser` as the global object, after the code `before`. */
  function run(browser: Record<string, unknown>, before = "") {
    vm.runInNewContext(before + script.replaceAll("import(", "load("), {
      requestAnimationFrame: call,
      setTimeout: call,
      ...browser,
    });
  }

  it("returns a page unchanged when it has no script or imports another module first", () => {
    for (const page of [
      "<p>Lite</p>",
      PAGE.replace("import * as route0", 'import "/build/reload.js";import * as route0'),
    ])
      expect(deferScripts(page)).toBe(page);
  });
});
