import type { APIResponse, Page } from "@playwright/test";
import { expect, hasScript, readSetting } from "./shop";

/** These functions fill the form of a contact or item by label and role, as a person does. */

/** Presses Save and answers the question with Yes. */
export async function saveRecord(page: Page, question: string): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await answerYes(page, question);
}

/** Saves a form with errors: with script the errors appear without the question. */
export async function saveInvalidRecord(page: Page, question: string): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  if (!hasScript()) await answerYes(page, question);
}

/** Chooses an option of the header's menu and answers the question with Yes. */
export async function chooseOption(page: Page, option: string, question: string): Promise<void> {
  await page.getByRole("button", { name: "Options" }).click();
  // The invoice form has a second Save button outside the menu.
  const options = page.locator(".menu-item");
  await page.getByRole("button", { name: option, exact: true }).and(options).click();
  await answerYes(page, question);
}

async function answerYes(page: Page, question: string): Promise<void> {
  await page
    .getByRole("dialog", { name: question, exact: true })
    .getByRole("button", { name: "Yes" })
    .click();
}

/** Opens a section of a contact's form when it is closed. */
export async function openSection(page: Page, title: string): Promise<void> {
  const section = page
    .getByRole("main")
    .locator("details", { has: page.getByRole("heading", { name: title, exact: true }) });
  if ((await section.getAttribute("open")) === null) await section.locator("summary").click();
}

/** Posts the form like a browser, without the fields whose names begin with one of `without`. */
export async function postForm(
  page: Page,
  { intent, without = [] }: { intent: string; without?: string[] },
): Promise<APIResponse> {
  const { action, fields } = await page.locator("form#record").evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) throw new Error("The page has no form #record.");
    const fields = [...new FormData(form)].map(
      ([name, value]) => [name, typeof value === "string" ? value : ""] as const,
    );
    return { action: form.action, fields };
  });
  const body = new URLSearchParams(
    fields
      .filter(([name]) => !without.some((field) => name.startsWith(field)))
      .map(([name, value]) => [name, value]),
  );
  body.set("intent", intent);
  return page.request.post(action, {
    data: body.toString(),
    headers: {
      Origin: readSetting("LEJAR_APP_URL"),
      "Content-Type": "application/x-www-form-urlencoded",
    },
    maxRedirects: 0,
  });
}

export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toBeVisible();
}
