import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  // What the standard demands, not what a style guide does.
  extends: ["html-validate:standard", "html-validate:document"],
  rules: {
    // All files are our own: the page's policy allows no others.
    "require-sri": "off",
    // The standard leaves levels to the author; axe looks at them.
    "heading-level": "off",
  },
});

/** What the HTML standard does not allow in a page, as it was sent. */
export async function invalidIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) =>
        `${ruleId}: ${message}: ${html.slice(Math.max(0, offset - 40), offset + 120)}`,
    ),
  );
}
