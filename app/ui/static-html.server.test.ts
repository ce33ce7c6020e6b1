import { expect, it } from "vitest";
import { staticHtml } from "./static-html.server";
import { withRequestContext } from "~/server/request/request-context.server";

const contextOf = (path: string) => ({
  id: "1",
  method: "GET",
  path,
  address: null,
  deadline: Date.now() + 1000,
});

it("is shown in a page, and not said again in its data", () => {
  const markup = withRequestContext(contextOf("/invoices/all"), () =>
    staticHtml("<p>2 invoices</p>"),
  );
  expect(markup?.html).toBe("<p>2 invoices</p>");
  expect(Object.keys(markup ?? {})).toEqual([]);
});

it("is in the data that script asks for", () => {
  const markup = withRequestContext(contextOf("/invoices/all.data"), () =>
    staticHtml("<p>2 invoices</p>"),
  );
  expect(JSON.stringify(markup)).toBe('{"html":"<p>2 invoices</p>"}');
});

it("is nothing where nothing was drawn", () => {
  expect(staticHtml("")).toBeNull();
});
