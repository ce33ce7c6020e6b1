import { expect, type Page } from "@playwright/test";

/**
 * Delays all scripts; the returned function lets the scripts arrive and waits
 * until they have started.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/build\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await expect(page.locator("html")).toHaveClass(/scripted/);
  };
}
