import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  // The rules of the HTML standard, without style rules.
  extends: ["html-validate:standard", "html-validate:document"],
  rules: {
    // All files come from the app: the Content-Security-Policy allows no others.
    "require-sri": "off",
    // The standard does not prescribe heading levels; axe checks them.
    "heading-level": "off",
  },
});

/** Returns the violations of the HTML standard in a page. */
export async function listHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) =>
        `${ruleId}: ${message}: ${html.slice(Math.max(0, offset - 40), offset + 120)}`,
    ),
  );
}
