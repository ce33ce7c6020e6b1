import { randomUUID } from "node:crypto";
import { expect, open, setting, test } from "./support/shop";
import { postDraft } from "./support/invoice-form";
import { saveRecord } from "./support/record-form";

const LIMIT = 50;

test(
  "who has as many unfinished forms as are kept is told which, and can go on when " + "one is done",
  { tag: "@servers" },
  async ({ page, shop }) => {
    await postDraft(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
    await open(page, "/create_business");
    const company = await page.locator("form#record [name=company]").inputValue();
    // Half-typed forms of other tabs: the draft of the invoice is one of all.
    const begin = () =>
      page.request.post("/create_business", {
        form: { key: randomUUID(), intent: "update", company, businessName: "Half typed" },
        headers: { Origin: setting("LEJAR_APP_URL") },
        maxRedirects: 0,
      });
    const begun = await Promise.all(Array.from({ length: LIMIT - 1 }, begin));
    expect(new Set(begun.map((answer) => answer.status()))).toEqual(new Set([302]));
    expect((await begin()).status()).toBe(409);

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
      headers: { Origin: setting("LEJAR_APP_URL") },
      maxRedirects: 0,
    });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Business successfully created.")).toBeVisible();
  },
);
