import { expect, test } from "vitest";
import { createStyleWriter, STYLES_MARK } from "./used-styles.server";

const writePage = (sheet: string, body: string) =>
  createStyleWriter(sheet)(`<style nonce="n">${STYLES_MARK}</style>${body}`);

function writeStyles(sheet: string, body: string): string {
  const [, css = ""] = /<style nonce="n">(.*?)<\/style>/s.exec(writePage(sheet, body)) ?? [];
  return css;
}

test("a page has the rules of its classes, elements and states, in their order", () => {
  const sheet =
    "p{margin:0}.row{color:red}.tab{color:blue}.row:hover>a{color:green}[popover]{border:0}";
  expect(writeStyles(sheet, '<p class="row wide">')).toBe(
    "p{margin:0}.row{color:red}.row:hover>a{color:green}[popover]{border:0}",
  );
});

test("a selector of a list is left out alone", () => {
  expect(writeStyles(".row,.tab>.row,h2{color:red}", '<p class="row">')).toBe(".row,h2{color:red}");
});

test("a class within :not(), :is() or :has() does not have to be in the page", () => {
  const sheet = ".row:not(.tab){a:1}.row:is(.tab,:hover){a:2}.row:has(.tab){a:3}";
  expect(writeStyles(sheet, '<p class="row">')).toBe(sheet);
});

test("a group without a used rule is left out", () => {
  const sheet =
    "@media (min-width:9px){.tab{a:1}}@media print{.row{a:2}.tab{a:3}}@supports (a:b){.tab{a:4}}";
  expect(writeStyles(sheet, '<p class="row">')).toBe("@media print{.row{a:2}}");
});

test("animations and page sizes are in every page", () => {
  const sheet = "@keyframes move{0%{opacity:1}to{opacity:0}}@page{size:A4}";
  expect(writeStyles(sheet, "<p>")).toBe(sheet);
});

test("the class that script sets on the document counts as used", () => {
  expect(writeStyles(".scripted .row{a:1}", '<p class="row">')).toBe(".scripted .row{a:1}");
});

test("class names with special characters are found", () => {
  const sheet = ".w-1\\/2{a:1}.\\[\\&_p\\]\\:mt-1 p{a:2}";
  expect(writeStyles(sheet, '<p class="w-1/2 [&amp;_p]:mt-1">')).toBe(sheet);
});

test("text of the page that looks like the mark stays as it is", () => {
  const body = `<p class="row">${STYLES_MARK} $&amp;</p>`;
  expect(writePage("p{content:'$&'}", body)).toBe(
    `<style nonce="n">p{content:'$&'}</style>${body}`,
  );
});
