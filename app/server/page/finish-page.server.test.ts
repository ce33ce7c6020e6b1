import { describe, expect, it } from "vitest";
import { finishPage, placeDrawing, STYLES_PLACE } from "./finish-page.server";
import { withRequestContext } from "../request/request-context.server";

const STYLES = [Buffer.from("a{}"), Buffer.from("b{}")];

const DOCTYPE = "<!DOCTYPE html>";

/** What is sent of a page after its doctype. */
function finished(page: string): string {
  const sent = finishPage(page, STYLES).toString();
  expect(sent.startsWith(DOCTYPE)).toBe(true);
  return sent.slice(DOCTYPE.length);
}

describe("finishPage", () => {
  it("puts the style sheets in their place", () => {
    expect(
      finished(`<title>${STYLES_PLACE}</title><style>${STYLES_PLACE}</style><p>发票</p>`),
    ).toBe(`<title>${STYLES_PLACE}</title><style>a{}b{}</style><p>发票</p>`);
  });

  it("closes the document after the data that follows it", () => {
    expect(finished("<body><p>发票</p></body></html><script>1</script>")).toBe(
      "<body><p>发票</p><script>1</script></body></html>",
    );
  });

  it("puts scripts off, and leaves what a person wrote about them", () => {
    const words = "<p>import * as text from &quot;a shop&quot;; 发票</p>";
    const page = finished(
      `<style>${STYLES_PLACE}</style>${words}<link rel="modulepreload" href="/a.js"/>` +
        '<script type="module" async="">import * as route0 from "/a.js";import("/entry.js");' +
        "</script></body></html><script>1</script>",
    );
    expect(page).toContain(
      `<style>a{}b{}</style>${words}<link rel="modulepreload" media="not all"`,
    );
    expect(page).toMatch(
      / async="">Array\.prototype\.at&&.*requestAnimationFrame\(.*import\("\/entry.js"\);\}\)\)<\/script>/,
    );
    expect(page.endsWith("</script><script>1</script></body></html>")).toBe(true);
  });

  it("has each drawing where it was placed, also twice, and no words of a person for one", () => {
    const request = { id: "1", method: "GET", path: "/", address: null, deadline: Infinity };
    const page = withRequestContext({ ...request, drawings: [] }, () => {
      const [first, second] = [
        placeDrawing("<b>发票</b>"),
        placeDrawing("<i>&lt;!--drawing 0--&gt;</i>"),
      ];
      return finished(
        `<style>${STYLES_PLACE}</style><p>${second}</p>é<p>${first}</p>&lt;!--drawing 0--&gt;<p>${first}</p>`,
      );
    });
    expect(page).toBe(
      "<style>a{}b{}</style><p><i>&lt;!--drawing 0--&gt;</i></p>é<p><b>发票</b></p>" +
        "&lt;!--drawing 0--&gt;<p><b>发票</b></p>",
    );
  });

  it("leaves a drawing as it is where no page is finished", () => {
    expect(placeDrawing("<b>发票</b>")).toBe("<b>发票</b>");
  });
});
