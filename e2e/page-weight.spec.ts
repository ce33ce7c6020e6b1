import { weigh } from "../scripts/page-weight.mjs";
import { addItems, chooseContact, startInvoice } from "./support/invoice-form";
import { expect, setting, test } from "./support/shop";

const KILOBYTE = 1000;

/** Each is a request, on an old line a slow one (scripts/vite/assign-chunks.ts). */
const MOST_SCRIPTS = 12;

/** Gzip bytes of what comes before the first paint, and of all script. */
const LIMITS = {
  "/login": { page: 8 * KILOBYTE, script: 92 * KILOBYTE },
  "/invoices/all": { page: 14 * KILOBYTE, script: 97 * KILOBYTE },
  "/": { page: 14 * KILOBYTE, script: 95 * KILOBYTE },
  "/create_invoice": { page: 14 * KILOBYTE, script: 125 * KILOBYTE },
};

test(
  "login, list and create are light enough for a slow line",
  { tag: "@servers" },
  async ({ page, shop, context }) => {
    expect(await shop.invoices()).toHaveLength(0);
    await startInvoice(page);
    await chooseContact(page, "Kopitiam Jaya");
    await addItems(page, "Mug", "Coffee Beans 1 kg");
    const cookie = (await context.cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    for (const [address, limit] of Object.entries(LIMITS)) {
      const weight = await weigh(
        setting("LEJAR_APP_URL") + address,
        address === "/login" ? undefined : cookie,
      );
      expect(weight.page, `HTML and CSS of ${address}`).toBeLessThanOrEqual(limit.page);
      expect(weight.script, `script of ${address}`).toBeLessThanOrEqual(limit.script);
      expect(
        weight.files.filter(({ kind }) => kind === "script").length,
        `scripts of ${address}`,
      ).toBeLessThanOrEqual(MOST_SCRIPTS);
    }
  },
);
