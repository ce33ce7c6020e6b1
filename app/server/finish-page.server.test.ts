import { describe, expect, it } from "vitest";
import { finishPage, STYLES_PLACE } from "./finish-page.server";

const STYLES = [Buffer.from("a{}"), Buffer.from("b{}")];

const finished = (page: string) => finishPage(Buffer.from(page), STYLES).toString();

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
      / async="">requestAnimationFrame\(.*import\("\/entry.js"\);\}\)\)<\/script>/,
    );
    expect(page.endsWith("</script><script>1</script></body></html>")).toBe(true);
  });
});
