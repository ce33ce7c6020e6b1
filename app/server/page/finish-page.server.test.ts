import { describe, expect, it } from "vitest";
import { finishPage } from "./finish-page.server";

describe("finishPage", () => {
  it("moves the closing tags of the document behind the data script", () => {
    expect(finishPage("<body><p>发票</p></body></html><script>1</script>")).toBe(
      "<body><p>发票</p><script>1</script></body></html>",
    );
  });

  it("defers scripts and leaves text that looks like a script unchanged", () => {
    const words = "<p>import * as text from &quot;a shop&quot;; 发票</p>";
    const page = finishPage(
      `${words}<link rel="modulepreload" href="/a.js"/>` +
        '<script type="module" async="">import * as route0 from "/a.js";import("/entry.js");' +
        "</script></body></html><script>1</script>",
    );
    expect(page).toContain(`${words}<link rel="modulepreload" media="not all"`);
    expect(page.endsWith("</script><script>1</script></body></html>")).toBe(true);
  });
});
