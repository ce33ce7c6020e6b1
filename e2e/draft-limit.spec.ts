import { randomUUID } from "node:crypto";
import { expect, open, readSetting, test } from "./support/shop";
import { postDraft } from "./support/invoice-form";
import { saveRecord } from "./support/record-form";

/** The maximum number of drafts per person. */
const LIMIT = 50;

test(
  "a person with the maximum of drafts sees the list of the drafts, and can continue after discarding one",
  { tag: "@servers" },
  async ({ page, shop }) => {
    await postDraft(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
    await open(page, "/create_business");
    const company = await page.locator("form#record [name=company]").inputValue();
    // Other tabs create the remaining drafts up to the limit, in which the invoice's draft counts.
    const postNewDraft = () =>
      page.request.post("/create_business", {
        form: { key: randomUUID(), intent: "update", company, businessName: "Half typed" },
        headers: { Origin: readSetting("LEJAR_APP_URL") },
        maxRedirects: 0,
      });
    const posts = await Promise.all(Array.from({ length: LIMIT - 1 }, postNewDraft));
    expect(new Set(posts.map((answer) => answer.status()))).toEqual(new Set([302]));
    expect((await postNewDraft()).status()).toBe(409);

    await page.getByLabel("Business name").fill("Kedai Baru");
    await page.getByLabel("Email", { exact: true }).fill("baru@example.test");
    await saveRecord(page, "Create business?");
    await expect(page.getByRole("heading", { name: "Not saved" })).toBeVisible();
    await expect(page.getByText("You have 50 unfinished forms")).toBeVisible();
    const draft = page.getByRole("link", {
      name: /^A new invoice for Kopitiam Jaya, last changed on/,
    });
    await expect(draft).toHaveAttribute("href", "/create_invoice");

    await page.request.post("/create_invoice", {
      form: { intent: "discard" },
      headers: { Origin: readSetting("LEJAR_APP_URL") },
      maxRedirects: 0,
    });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Business successfully created.")).toBeVisible();
  },
);
