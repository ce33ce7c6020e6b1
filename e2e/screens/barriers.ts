import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const MIN_HEIGHT = 844;

/**
 * What stands in somebody's way on a page at a width: what axe finds, and a page wider than its
 * window. Needs script. `onlyColours` is for a page that was seen before in other ones.
 */
export async function findBarriers(
  page: Page,
  { width, onlyColours: onlyColors = false }: { width: number; onlyColours?: boolean },
): Promise<string[]> {
  // As high as the page is: what the bar at the window's end hides, one scrolls to, but axe does
  // not.
  await page.setViewportSize({ width, height: MIN_HEIGHT });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(MIN_HEIGHT, height) });
  // In the page itself: to join what several frames answer, it would open one more for each look.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (
    onlyColors ? axe.withRules("color-contrast") : axe.withTags(WCAG_2_2_AA)
  ).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`),
  );
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  return content > width ? [...found, `wider than its window: ${content} > ${width}`] : found;
}
