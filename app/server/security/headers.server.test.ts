import { expect, it } from "vitest";
import { setSecurityHeaders } from "./headers.server";

function pictures(page: Parameters<typeof setSecurityHeaders>[1]): string[] | undefined {
  const headers = new Headers();
  setSecurityHeaders(headers, page);
  const policy = headers.get("Content-Security-Policy")?.split("; ") ?? [];
  return policy
    .find((each) => each.startsWith("img-src "))
    ?.split(" ")
    .slice(1);
}

it("allows pictures of the app, and the user's picture on another server", () => {
  const own = ["'self'", "data:", "blob:"];
  expect(pictures({})).toEqual(own);
  expect(pictures({ picture: null })).toEqual(own);
  expect(pictures({ picture: "/person.svg" })).toEqual(own);
  expect(pictures({ picture: "https://cdn.example/people/1.png?x=;script-src *" })).toEqual([
    ...own,
    "https://cdn.example",
  ]);
  expect(pictures({ hasCardForm: true })).toContain("https://assets.braintreegateway.com");
  expect(pictures({ hasCardForm: true, isLite: true })).toEqual(own);
});
