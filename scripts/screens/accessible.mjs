import { AxeBuilder } from "@axe-core/playwright";

const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What stands in somebody's way on a page as it is: what axe finds, and a page wider than its window. Needs script.
 * @param {import("playwright").Page} page
 * @param {{ onlyColours?: boolean }} [how] of a page seen before in other colours
 * @returns {Promise<string[]>}
 */
export async function barriersOn(page, { onlyColours = false } = {}) {
  const axe = new AxeBuilder({ page });
  const { violations } = await (onlyColours ? axe.withRules("color-contrast") : axe.withTags(WCAG_2_2_AA)).analyze();
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`));
  const { content, window } = await page.evaluate(() => ({ content: document.documentElement.scrollWidth, window: document.documentElement.clientWidth }));
  return content > window ? [...found, `wider than its window: ${content} > ${window}`] : found;
}
