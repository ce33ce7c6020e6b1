import type { APIResponse, Page } from "@playwright/test";
import { expect, hasScript, setting } from "./shop";

/** What a person does on the form of a contact or an item, by label and role. */

/** Save, and Yes to its question. */
export async function saveRecord(page: Page, question: string): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await answerYes(page, question);
}

/** As `saveRecord`, of a form that will not do: with script there is no question over it. */
export async function saveInvalidRecord(page: Page, question: string): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  if (!hasScript()) await answerYes(page, question);
}

export async function chooseOption(page: Page, option: string, question: string): Promise<void> {
  await page.getByRole("button", { name: "Options" }).click();
  // An invoice has a Save of its own beside that of the options.
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

/** A part of a contact's form that may be put away. */
export async function openSection(page: Page, title: string): Promise<void> {
  const section = page
    .getByRole("main")
    .locator("details", { has: page.getByRole("heading", { name: title, exact: true }) });
  if ((await section.getAttribute("open")) === null) await section.locator("summary").click();
}

/**
 * The form as it stands, posted by hand as a browser would, without some of its fields if so asked.
 */
export async function postForm(
  page: Page,
  { intent, without = [] }: { intent: string; without?: string[] },
): Promise<APIResponse> {
  const { action, fields } = await page.locator("form#record").evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) throw new Error("no form");
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
      Origin: setting("LEJAR_APP_URL"),
      "Content-Type": "application/x-www-form-urlencoded",
    },
    maxRedirects: 0,
  });
}

export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toBeVisible();
}
