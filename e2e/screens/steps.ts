import type { Page } from "@playwright/test";

/** Are taken on a page, from an address to a state. */
export type Steps = (at: { page: Page; hasScript: boolean }) => Promise<unknown>;

/** Fields by their labels. */
export const fillFields = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
};

/** The first button of this name. */
export const clickButton = async (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", typeof name === "string" ? { name, exact: true } : { name })
    .first()
    .click();

export const clickButtons =
  (...names: (string | RegExp)[]): Steps =>
  async ({ page }) => {
    for (const name of names) await clickButton(page, name);
  };

/** The first that has this text. */
export const tapText =
  (text: string): Steps =>
  ({ page }) =>
    page.getByText(text).first().click();

/** An option of the header's menu. */
export const chooseOption =
  (option: string): Steps =>
  async ({ page }) => {
    await clickButton(page, "Options");
    await page.locator("#options").getByRole("button", { name: option, exact: true }).click();
  };

/** All that may be opened on the page. */
export const openAllDetails: Steps = async ({ page }) => {
  const closed = page.getByRole("main").locator("details:not([open]) > summary");
  // At its edge: in a wide window a field may stand over the rest of it.
  while ((await closed.count()) > 0) await closed.first().click({ position: { x: 8, y: 16 } });
};

/** By the company's name, in the menu. */
export const switchCompany =
  (label: string): Steps =>
  async ({ page }) => {
    await clickButton(page, "Menu");
    await page.getByLabel("Company").selectOption({ label });
    await clickButton(page, "Switch");
  };
