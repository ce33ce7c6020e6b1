import postcss, { type ChildNode } from "postcss";
import parseSelectors, { type ClassName } from "postcss-selector-parser";

/** The first text of a page's `<style>` element until the page is complete. */
export const STYLES_MARK = "/*styles*/";

/** The mark after the tag of its element. Text that a user typed has no such characters. */
const MARK_IN_PAGE = `">${STYLES_MARK}`;

/** A rule with each of its selectors and the classes without which that selector matches nothing. */
type Rule = { selectors: { text: string; classes: string[] }[]; declarations: string };
/** A group of rules, such as `@media`. */
type Group = { head: string; parts: Part[] };
/** A part of a sheet; a text is in every page, such as `@keyframes`. */
type Part = string | Rule | Group;

/**
 * Returns a function that replaces `STYLES_MARK` in a page by the rules of `sheet` that can match an
 * element of the page, in their order. A rule is left out only when the page has no element with a
 * class that the rule needs.
 */
export function createStyleWriter(sheet: string): (html: string) => string {
  const parts = toParts(postcss.parse(sheet).nodes);
  return (html) => html.replace(MARK_IN_PAGE, () => `">${writeParts(parts, findClasses(html))}`);
}

const GROUPS = ["media", "supports"];

function toParts(nodes: ChildNode[]): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === "comment") return [];
    if (node.type === "rule")
      return [
        { selectors: toSelectors(node.selector), declarations: node.nodes.map(String).join(";") },
      ];
    if (node.type === "atrule" && node.nodes && GROUPS.includes(node.name))
      return [{ head: `@${node.name} ${node.params}`, parts: toParts(node.nodes) }];
    return [String(node)];
  });
}

const toSelectors = (selector: string): Rule["selectors"] =>
  parseSelectors()
    .astSync(selector)
    .map((each) => {
      const classes: string[] = [];
      each.walkClasses((name) => {
        if (isNeeded(name)) classes.push(name.value);
      });
      return { text: String(each), classes };
    });

/** Returns whether a class stands outside `:not()`, `:is()` and `:has()`, so the selector needs it. */
const isNeeded = (name: ClassName) => name.parent?.parent?.type === "root";

/** Script sets this class on the document. */
const SCRIPT_CLASS = "scripted";

function findClasses(html: string): Set<string> {
  const names = new Set([SCRIPT_CLASS]);
  for (const [, value = ""] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of value.replaceAll("&amp;", "&").split(" ")) names.add(name);
  return names;
}

function writeParts(parts: Part[], classes: Set<string>): string {
  let css = "";
  for (const part of parts) {
    if (typeof part === "string") css += part;
    else if ("head" in part) {
      const inner = writeParts(part.parts, classes);
      if (inner) css += `${part.head}{${inner}}`;
    } else {
      const selectors = part.selectors.filter((each) =>
        each.classes.every((name) => classes.has(name)),
      );
      if (selectors.length > 0)
        css += `${selectors.map(({ text }) => text).join()}{${part.declarations}}`;
    }
  }
  return css;
}
