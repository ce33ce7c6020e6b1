import { expect, it } from "vitest";
import { drawn } from "./drawn.server";
import { withRequestContext } from "~/server/request/request-context.server";

const asked = (path: string) => ({
  id: "1",
  method: "GET",
  path,
  address: null,
  deadline: Date.now() + 1000,
});

it("is shown in a page, and not said again in its data", () => {
  const markup = withRequestContext(asked("/invoices/all"), () => drawn("<p>2 invoices</p>"));
  expect(markup?.html).toBe("<p>2 invoices</p>");
  expect(Object.keys(markup ?? {})).toEqual([]);
});

it("is in the data that script asks for", () => {
  const markup = withRequestContext(asked("/invoices/all.data"), () => drawn("<p>2 invoices</p>"));
  expect(JSON.stringify(markup)).toBe('{"html":"<p>2 invoices</p>"}');
});

it("is nothing where nothing was drawn", () => {
  expect(drawn("")).toBeNull();
});
