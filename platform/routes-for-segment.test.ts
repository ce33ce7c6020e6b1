import { expect, it } from "vitest";
import { routesForSegment } from "./routes-for-segment.mjs";

const ROUTES = {
  root: { path: "" },
  app: { parentId: "root" },
  home: { parentId: "app" },
  card: { path: ":name/card", parentId: "app" },
  any: { path: "*", parentId: "app" },
  list: { path: "invoices/:cat?", parentId: "app" },
  wizard: { parentId: "app" },
  details: { path: "invoice_details", parentId: "wizard" },
  profile: { path: "business", parentId: "app" },
  logo: { path: "business/logo.png", parentId: "root" },
};

it.each([
  ["invoices", ["list"]],
  ["business", ["logo", "profile"]],
  ["invoice_details", ["details"]],
  ["", []],
])("keeps the routes that an address under '%s' can match", (segment, own) => {
  const always = ["any", "app", "card", "home", "root", "wizard"];
  expect(Object.keys(routesForSegment(ROUTES, segment)).sort()).toEqual([...always, ...own].sort());
});
