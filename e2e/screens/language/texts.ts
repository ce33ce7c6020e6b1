import type { Page } from "@playwright/test";
import { getLanguageTag } from "../../../domain/languages";
import type { ScreenLanguage } from "./catalogues";

/** A text of a page: a piece of text, the whole text of a block, or an attribute. */
export type ScreenText = { kind: string; text: string };

/**
 * Lists the texts of a page, also those that are hidden until a press, without the texts of elements
 * in another language and without what is typed in fields.
 */
export const listTexts = (page: Page, language: ScreenLanguage): Promise<ScreenText[]> =>
  page.evaluate(readTexts, getLanguageTag(language === "pseudo" ? "en" : language));

/** Runs in the browser. */
function readTexts(ownTag: string): ScreenText[] {
  const ATTRIBUTES = ["title", "aria-label", "aria-description", "placeholder", "alt", "label"];
  const texts: ScreenText[] = [];
  const blocks = new Map<Element, string[]>();
  const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
  const add = (kind: string, text: string) => {
    if (tidy(text)) texts.push({ kind, text: tidy(text) });
  };
  const isLeftOut = (element: Element) =>
    element.closest("script, style, noscript, textarea, svg style") !== null ||
    (element.closest("[lang]")?.getAttribute("lang") ?? ownTag) !== ownTag;
  const findBlock = (element: Element): Element => {
    let block = element;
    while (block.parentElement && /^(inline|contents)/.test(getComputedStyle(block).display))
      block = block.parentElement;
    return block;
  };
  for (const element of document.querySelectorAll("body, body *")) {
    if (isLeftOut(element)) continue;
    for (const name of ATTRIBUTES) add(name, element.getAttribute(name) ?? "");
    if (element instanceof HTMLInputElement && /^(submit|button)$/.test(element.type))
      add("value", element.value);
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
      add("text", node.textContent);
      const block = findBlock(element);
      blocks.set(block, [...(blocks.get(block) ?? []), node.textContent]);
    }
  }
  if (document.documentElement.lang === ownTag) add("title of the document", document.title);
  for (const parts of blocks.values()) if (parts.length > 1) add("block", parts.join(""));
  return texts;
}
