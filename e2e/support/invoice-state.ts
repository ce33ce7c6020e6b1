import type { Page } from "@playwright/test";
import { expect } from "./shop";

/** Checks the state at the top of an invoice's page. */
export async function expectState(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole("main").getByRole("paragraph").first()).toHaveText(words);
}
