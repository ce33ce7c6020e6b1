import { expect, test } from "vitest";
import { setSecurityHeaders } from "./headers.server";

function allowedPictureSources(
  page: Parameters<typeof setSecurityHeaders>[1],
): string[] | undefined {
  const headers = new Headers();
  setSecurityHeaders(headers, page);
  const policy = headers.get("Content-Security-Policy")?.split("; ") ?? [];
  return policy
    .find((each) => each.startsWith("img-src "))
    ?.split(" ")
    .slice(1);
}

/** The sources of the app itself, which every page may use. */
const OWN_SOURCES = ["'self'", "data:", "blob:"];

test("the security policy allows pictures of the app, and the user's picture on another server", () => {
  expect(allowedPictureSources({})).toEqual(OWN_SOURCES);
  expect(allowedPictureSources({ picture: null })).toEqual(OWN_SOURCES);
  expect(allowedPictureSources({ picture: "/person.svg" })).toEqual(OWN_SOURCES);
  expect(
    allowedPictureSources({ picture: "https://cdn.example/people/1.png?x=;script-src *" }),
  ).toEqual([...OWN_SOURCES, "https://cdn.example"]);
});

test("the security policy allows the card gateway's pictures on a page with a card form, unless the page has no script", () => {
  expect(allowedPictureSources({ hasCardForm: true })).toContain(
    "https://assets.braintreegateway.com",
  );
  expect(allowedPictureSources({ hasCardForm: true, isLite: true })).toEqual(OWN_SOURCES);
});
