import { expect, test } from "vitest";
import { toMarkup } from "./static-html.server";
import { withRequestContext } from "~/server/request/request-context.server";

const contextOf = (path: string) => ({
  id: "1",
  method: "GET",
  path,
  peerAddress: null,
  deadline: Date.now() + 1000,
});

test("the server omits the markup from the data of a rendered page", () => {
  const markup = withRequestContext(contextOf("/invoices/all"), () =>
    toMarkup("<p>2 invoices</p>"),
  );
  expect(markup?.html).toBe("<p>2 invoices</p>");
  expect(JSON.stringify(markup)).toBe("{}");
});

test("the server includes the markup in data that script requests", () => {
  const markup = withRequestContext(contextOf("/invoices/all.data"), () =>
    toMarkup("<p>2 invoices</p>"),
  );
  expect(JSON.stringify(markup)).toBe('{"html":"<p>2 invoices</p>"}');
});

test("empty markup becomes null", () => {
  expect(toMarkup("")).toBeNull();
});
