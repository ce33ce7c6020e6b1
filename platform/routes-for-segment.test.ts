import path from "node:path";
import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes.js";
import { matchRoutes, type AgnosticRouteObject } from "@remix-run/router";
import { describe, expect, it } from "vitest";
import { getFirstSegment, filterRoutesBySegment } from "./routes-for-segment.mjs";

/** The routes of the app, by their ids. */
const ROUTES = {
  root: { id: "root", path: "" },
  ...flatRoutes(path.resolve("app")),
};
type Routes = Record<string, { id: string; path?: string; index?: boolean; parentId?: string }>;

function childrenOf(parentId: string | undefined, routes: Routes): AgnosticRouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path: ownPath, index }) =>
      index
        ? { id, path: ownPath, index: true }
        : { id, path: ownPath, children: childrenOf(id, routes) },
    );
}

const match = (routes: Routes, address: string) =>
  matchRoutes(childrenOf(undefined, routes), address)?.at(-1)?.route.id;

describe("filterRoutesBySegment", () => {
  it.each([
    ["/", "routes/_app._index"],
    ["/invoices", "routes/_app.invoices.($cat)"],
    ["/invoices/unpaid", "routes/_app.invoices.($cat)"],
    ["/invoice/12/send", "routes/_app.invoice.$id_.send"],
    ["/invoice_details", "routes/_app._wizard.invoice_details"],
    ["/business", "routes/_app.business"],
    ["/business/logo.png", "routes/business_.logo[.]png"],
    ["/i/token/invoice.pdf", "routes/i.$token_.$"],
    ["/login", "routes/_public.login"],
    ["/no/such/page", "routes/_app.$"],
  ])("keeps the route that %s matches among all routes", (address, id) => {
    const routes = filterRoutesBySegment<Routes[string]>(ROUTES, address.split("/")[1] ?? "");
    expect(match(ROUTES, address)).toBe(id);
    expect(match(routes, address)).toBe(id);
    expect(Object.keys(routes).length).toBeLessThan(Object.keys(ROUTES).length / 2);
  });
});

it("getFirstSegment returns the segment of a route in a layout without a path", () => {
  expect(getFirstSegment(ROUTES, "routes/_app._wizard.invoice_details")).toBe("invoice_details");
});
