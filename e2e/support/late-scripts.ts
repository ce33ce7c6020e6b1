import { expect, type Page } from "@playwright/test";

/** Pages stay without script until the answer is called, which ends when they have it. */
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
