import type { Page } from "@playwright/test";
import type { Say } from "./language/catalogues";

/** The page of a screen; `say` translates the words by which steps find things on it. */
export type Target = { page: Page; hasScript: boolean; say: Say };

/** Steps in a browser that lead from a page to a state. */
export type Steps = (target: Target) => Promise<unknown>;

/** Fills fields by their labels. */
export const fillFields = async ({ page, say }: Target, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(say(label), { exact: true }).fill(value);
};

/** Clicks the first button with this name. */
export const clickButton = async ({ page, say }: Target, name: string) =>
  page
    .getByRole("button", { name: say(name), exact: true })
    .first()
    .click();

/** Returns steps that click the buttons with these names, one after the other. */
export const createClickSteps =
  (...names: string[]): Steps =>
  async (target) => {
    for (const name of names) await clickButton(target, name);
  };

/** Returns steps that click the first element with this text. */
export const createTapSteps =
  (text: string): Steps =>
  ({ page, say }) =>
    page.getByText(say(text, true)).first().click();

/** Returns steps that choose an option of the header's menu 'Options'. */
export const createOptionSteps =
  (option: string): Steps =>
  async (target) => {
    const { page, say } = target;
    await clickButton(target, "Options");
    const options = page.locator("#options");
    await options.getByRole("button", { name: say(option), exact: true }).click();
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
  async (target) => {
    const { page, say } = target;
    await clickButton(target, "Menu");
    await page.getByLabel(say("Company")).selectOption({ label });
    await clickButton(target, "Switch");
  };
