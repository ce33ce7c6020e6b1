import { expect, it } from "vitest";
import { assignChunks } from "./manual-chunks.mjs";

const url = (name: string) => `/build/${name}.js`;

const modules: Record<string, { bytes: number; imports?: string[] }> = {
  react: { bytes: 140_000 },
  icon: { bytes: 500, imports: ["react"] },
  dialog: { bytes: 600, imports: ["react"] },
  field: { bytes: 2500, imports: ["dialog"] },
  session: { bytes: 3000 },
  chart: { bytes: 500 },
  pagedList: { bytes: 3000 },
  search: { bytes: 1000, imports: ["pagedList"] },
  editor: { bytes: 30_000 },
  rounding: { bytes: 500 },
  longForm: { bytes: 3000, imports: ["editor"] },
  serverOnly: { bytes: 100 },
  entry: { bytes: 500, imports: ["react"] },
  root: { bytes: 500, imports: ["react"] },
  app: { bytes: 500, imports: ["react", "session"] },
  login: { bytes: 500, imports: ["field", "serverOnly"] },
  home: { bytes: 500, imports: ["icon", "chart"] },
  list: { bytes: 500, imports: ["icon", "search", "field", "longForm"] },
  others: { bytes: 500, imports: ["icon", "pagedList", "field"] },
  create: { bytes: 500, imports: ["icon", "longForm", "field", "rounding"] },
  edit: { bytes: 500, imports: ["icon", "longForm", "field", "rounding"] },
  settings: { bytes: 500, imports: ["icon", "field"] },
  about: { bytes: 500 },
};

const route = (name: string, parent?: string) => ({
  id: name,
  module: url(name),
  ...(parent && { parentId: parent }),
});
const pages = ["home", "list", "others", "create", "edit", "settings"];
const routes = [
  route("root"),
  route("app", "root"),
  route("login", "root"),
  ...pages.map((name) => route(name, "app")),
  // Enough of them that two users do not make a module a common one.
  ...Array.from({ length: 24 }, (_, index) => ({ ...route("about", "root"), id: `about${index}` })),
];
const manifest = {
  entry: { module: url("entry") },
  routes: Object.fromEntries(routes.map((each) => [each.id, each])),
  version: "",
  url: "",
};

const nameOf = (address: string) => address.slice("/build/".length, -".js".length);
const chunks = assignChunks(manifest, {
  sizeOf: (address) => modules[nameOf(address)]?.bytes ?? 0,
  importsOf: (address) => (modules[nameOf(address)]?.imports ?? []).map(url),
});

it.each([
  ["react", "root", "of the framework"],
  ["icon", "root", "common and small"],
  ["dialog", "root", "common, as what imports it is"],
  ["serverOnly", "root", "tiny"],
  ["session", "app", "used within a layout alone"],
  ["app", "app", "the layout itself"],
  ["field", "common", "common, but too large for all"],
  ["rounding", url("editor"), "slight, with another that all its pages load"],
  ["pagedList", url("pagedList"), "imported by a small one"],
  ["search", url("pagedList"), "small, with what it imports"],
  ["editor", url("editor"), "large"],
  ["longForm", undefined, "common, but what it imports is large"],
  ["chart", undefined, "small, of one page"],
  ["login", undefined, "a page"],
])("puts %s in the chunk %s: %s", (name, chunk, why) => {
  expect(chunks.get(url(name)), why).toBe(chunk);
});
