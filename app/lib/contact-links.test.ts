import { expect, test } from "vitest";
import { toDialLink, toMailLink, toMapLink } from "./contact-links";

test("toMailLink escapes the address in a mail link", () => {
  expect(toMailLink(" jaya@kopi.example ")).toBe("mailto:jaya@kopi.example");
  expect(toMailLink("a+b@kopi.example?bcc=x@y.example")).toBe(
    "mailto:a%2Bb@kopi.example%3Fbcc%3Dx%40y.example",
  );
  expect(toMailLink("")).toBe("");
});

test("toDialLink returns a link that dials a number with spaces, brackets and dashes", () => {
  expect(toDialLink("+60 12-345 6789")).toBe("tel:+60123456789");
  expect(toDialLink("(03) 2078 1234 #5")).toBe("tel:0320781234%235");
  expect(toDialLink("ask Jaya")).toBe("");
});

test("toMapLink returns a link that searches for the address on a map", () => {
  expect(toMapLink("8, Jalan Besar & Co")).toBe(
    "https://www.google.com/maps/search/?api=1&query=8%2C+Jalan+Besar+%26+Co",
  );
  expect(toMapLink(" ")).toBe("");
});
