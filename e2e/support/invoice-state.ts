import type { Page } from "@playwright/test";
import { expect } from "./shop";

/** How an invoice stands, at the top of its own page. */
export async function expectState(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole("main").getByRole("paragraph").first()).toHaveText(words);
}
