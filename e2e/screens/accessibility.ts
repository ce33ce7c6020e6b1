import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const MIN_HEIGHT = 844;

/**
 * Returns the accessibility violations that axe finds at a window width, and one more when the page
 * is wider than its window. Needs script. With `onlyColors` axe checks only contrasts, for a page
 * that was checked in other colours before.
 */
export async function listAccessibilityViolations(
  page: Page,
  { width, onlyColors = false }: { width: number; onlyColors?: boolean },
): Promise<string[]> {
  // The window is as high as the page: axe does not scroll, so the bar at the bottom would hide
  // elements.
  await page.setViewportSize({ width, height: MIN_HEIGHT });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(MIN_HEIGHT, height) });
  // Legacy mode runs inside the page; otherwise axe opens another page for each check to join the
  // results of frames.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (
    onlyColors ? axe.withRules("color-contrast") : axe.withTags(WCAG_2_2_AA)
  ).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`),
  );
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  return contentWidth > width
    ? [...found, `wider than its window: ${contentWidth} > ${width}`]
    : found;
}
