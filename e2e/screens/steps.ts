import type { Page } from "@playwright/test";

/** Steps in a browser that lead from a page to a state. */
export type Steps = (target: { page: Page; hasScript: boolean }) => Promise<unknown>;

/** Fills fields by their labels. */
export const fillFields = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
};

/** Clicks the first button with this name. */
export const clickButton = async (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", typeof name === "string" ? { name, exact: true } : { name })
    .first()
    .click();

/** Returns steps that click the buttons with these names, one after the other. */
export const createClickSteps =
  (...names: (string | RegExp)[]): Steps =>
  async ({ page }) => {
    for (const name of names) await clickButton(page, name);
  };

/** Returns steps that click the first element with this text. */
export const createTapSteps =
  (text: string): Steps =>
  ({ page }) =>
    page.getByText(text).first().click();

/** Returns steps that choose an option of the header's menu 'Options'. */
export const createOptionSteps =
  (option: string): Steps =>
  async ({ page }) => {
    await clickButton(page, "Options");
    await page.locator("#options").getByRole("button", { name: option, exact: true }).click();
  };

/** Opens every closed details element of the main content. */
export const openAllDetails: Steps = async ({ page }) => {
  const closedSummaries = page.getByRole("main").locator("details:not([open]) > summary");
  // The click is at the edge, because in a wide window a field may cover the rest.
  while ((await closedSummaries.count()) > 0)
    await closedSummaries.first().click({ position: { x: 8, y: 16 } });
};

/** Returns steps that switch to a company in the menu. */
export const createSwitchSteps =
  (label: string): Steps =>
  async ({ page }) => {
    await clickButton(page, "Menu");
    await page.getByLabel("Company").selectOption({ label });
    await clickButton(page, "Switch");
  };
