import { expect, it } from "vitest";
import { assignChunks } from "./manual-chunks.mjs";

const sizes: Record<string, number> = {
  "/build/react.js": 140_000,
  "/build/icon.js": 500,
  "/build/field.js": 3000,
  "/build/editor.js": 30_000,
  "/build/session.js": 3000,
  "/build/chart.js": 500,
};
const directImports: Record<string, string[]> = { "/build/icon.js": ["/build/react.js"] };

/** A login and eight pages behind it; each page has a field and an icon, two have an editor. */
function manifest() {
  const page = (name: string, more: string[]) => ({
    id: name,
    parentId: "app",
    module: `/build/${name}.js`,
    imports: ["/build/react.js", "/build/icon.js", "/build/session.js", ...more],
  });
  const routes = [
    { id: "root", module: "/build/root.js", imports: ["/build/react.js"] },
    {
      id: "app",
      parentId: "root",
      module: "/build/app.js",
      imports: ["/build/react.js", "/build/session.js"],
    },
    {
      id: "login",
      parentId: "root",
      module: "/build/login.js",
      imports: ["/build/react.js", "/build/icon.js", "/build/field.js"],
    },
    page("home", ["/build/chart.js"]),
    ...["a", "b"].map((name) => page(name, ["/build/field.js", "/build/editor.js"])),
    ...["c", "d", "e", "f", "g"].map((name) => page(name, ["/build/field.js"])),
  ];
  return {
    entry: { module: "/build/entry.js", imports: ["/build/react.js"] },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    version: "",
    url: "",
  };
}

it("puts each module in the chunk of those who use it", () => {
  const chunks = assignChunks(manifest(), {
    sizeOf: (url) => sizes[url] ?? 0,
    importsOf: (url) => directImports[url] ?? [],
  });
  expect(chunks.get("/build/react.js")).toBe("root");
  expect(chunks.get("/build/icon.js"), "common and small").toBe("root");
  expect(chunks.get("/build/session.js"), "used within a layout alone").toBe("app");
  expect(chunks.get("/build/app.js")).toBe("app");
  expect(chunks.get("/build/field.js"), "common, but too large for all").toBe("common");
  expect(chunks.get("/build/login.js"), "a page of its own").toBeUndefined();
});
