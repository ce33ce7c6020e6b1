import { openFilledInvoice, openLine } from "./support/invoice-form";
import { expect, hasScript, open, test } from "./support/shop";

const PAGES: [address: string, ...labels: string[]][] = [
  [
    "/create_invoice",
    "Invoice number",
    "Invoice date",
    "Payment term",
    "Currency",
    "Quantity of Mug",
    "Unit price of Mug",
  ],
  ["/invoice_details?draft=new", "Title", "Invoice number"],
  ["/select_payment?draft=new&payment=0", "Amount (RM)"],
  ["/create_business", "Business name", "Email"],
  ["/create_person", "First name", "Display name"],
  ["/create_item", "Name", "Sale unit price (RM)", "Income category"],
];

const PUBLIC_PAGES: typeof PAGES = [
  ["/login", "Email", "Password"],
  ["/register", "Name", "Mobile number", "Email", "Password", "Business name", "Business country"],
  ["/forgotPassword", "Email"],
  ["/requestPin", "Email"],
  ["/requestPin/siti@example.test", "4-digit PIN", "New Password"],
];

test(
  "required fields are marked, and the mark is explained",
  { tag: "@servers" },
  async ({ page, shop }) => {
    await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
    const checkPage = async ([address, ...labels]: (typeof PAGES)[number]) => {
      await page.goto(address);
      if (address === "/create_invoice") await openLine(page, "Mug");
      await expect(page.getByText("Fields marked * must be filled in."), address).toBeVisible();
      for (const label of labels) {
        const field = page.getByLabel(label, { exact: true }).first();
        await expect(field, `${address} ${label}`).toHaveAttribute("aria-required", "true");
        await expect(field, `${address} ${label}`).toHaveAccessibleName(label);
      }
      expect(await page.locator("main [required]").count(), address).toBe(0);
    };
    for (const entry of PAGES) await checkPage(entry);
    await expect(page.getByLabel("Item number")).not.toHaveAttribute("aria-required");
    await page.context().clearCookies();
    for (const entry of PUBLIC_PAGES) await checkPage(entry);
  },
);

test("a date picked from the calendar works like a typed one", async ({ page, shop }) => {
  expect(await shop.listInvoices()).toHaveLength(0);
  await page.addInitScript(() => {
    HTMLInputElement.prototype.showPicker = function show() {
      this.dataset.isShown = this.value;
    };
  });
  await open(page, "/create_invoice");
  const date = page.getByLabel("Invoice date");
  const calendars = page.getByRole("button", { name: "Open calendar" });
  if (!hasScript()) return expect(calendars).toHaveCount(0);
  await page.getByLabel("Currency").selectOption("SGD (S$)");
  await page.getByLabel("Payment term").selectOption("30 Days");
  await date.fill("01/11/2026");
  await calendars.first().press("Enter");
  const picker = page.locator('input[type="date"]').first();
  await expect(picker).toHaveAttribute("data-is-shown", "2026-11-01");
  await picker.fill("2026-06-05");
  await expect(date).toHaveValue("05/06/2026");
  await expect(page.getByLabel("MYR for 1 SGD")).toHaveValue("3.300000");
  await expect(
    page.getByRole("button", { name: "Match the invoice date: 05/07/2026" }),
  ).toBeVisible();
  await expect(calendars.first()).toHaveAccessibleDescription("Invoice date");
  const box = await calendars.first().boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
});
