import type { Locator, Page } from "@playwright/test";
import {
  tinyAccount,
  tinyBooks,
  tinyContact,
  tinyInvoice,
  tinyProduct,
} from "../upstream/testing/fixtures";
import { expect, loadMore, logIn, open, openShop, test } from "./support/shop";

const DESK = { width: 1440, height: 900 };

const PHONE = { width: 360, height: 780 };

async function openThreeInvoices(page: Page) {
  const shop = await openShop(
    tinyAccount(
      tinyBooks({
        contacts: [
          tinyContact(),
          tinyContact({ ref: "ali", displayName: "Ali", name: "Ali", contactPerson: null }),
        ],
        invoices: [
          tinyInvoice({ no: "INV-0001", date: "2026-01-05", dueDate: "2026-01-31" }),
          tinyInvoice({
            ...{ no: "INV-0002", date: "2026-01-03", dueDate: "2026-02-28", contact: "ali" },
            payments: [
              { method: "cash", ledgerAccount: "till", amount: "40.00", date: "2026-01-04" },
            ],
          }),
          tinyInvoice({ no: "INV-0003", date: "2026-01-04", dueDate: "2099-03-31" }),
        ],
      }),
    ),
  );
  await logIn(page, shop);
}

/** The numbers of the invoices, in the order that they are shown in. */
async function expectOrder(page: Page, ...numbers: string[]): Promise<void> {
  await expect(page.getByRole("main").getByRole("link", { name: /^INV-/ })).toHaveText(numbers);
}

test("invoices are a table on a desk, whose heads sort it", async ({ page }) => {
  await page.setViewportSize(DESK);
  await openThreeInvoices(page);
  await open(page, "/invoices/unpaid");
  const table = page.getByRole("table", { name: "invoices" });
  await expect(table.getByRole("columnheader")).toHaveText([
    ...["Date", "Number", "Customer", "Due", "Total", "Still to pay", "Status"],
  ]);
  await expect(table.getByRole("row").nth(2).getByRole("cell")).toHaveText([
    ...["03/01/2026", "INV-0002", "Ali", "Due on 28/02/2026", "RM 100.00", /RM 60\.00/, /Late \(/],
  ]);
  const head = (name: string) => table.getByRole("columnheader", { name });
  const follow = (name: string) => head(name).getByRole("link").click();
  await follow("Date");
  await expect(head("Date")).toHaveAttribute("aria-sort", "descending");
  await expectOrder(page, "INV-0001", "INV-0003", "INV-0002");
  await follow("Date");
  await expect(head("Date")).toHaveAttribute("aria-sort", "ascending");
  await expectOrder(page, "INV-0002", "INV-0003", "INV-0001");
  await follow("Still to pay");
  await expect(head("Still to pay")).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByRole("main").getByRole("link", { name: /^INV-/ }).last()).toHaveText(
    "INV-0002",
  );
  await follow("Customer");
  await expect(page.getByRole("main").getByRole("link", { name: /^INV-/ }).first()).toHaveText(
    "INV-0002",
  );
});

test(
  "title, tabs and content begin at one edge; contacts and items are tables too",
  { tag: "@servers" },
  async ({ page, shop }) => {
    expect(await shop.listContacts()).toHaveLength(2);
    await page.setViewportSize(DESK);
    for (const [address, title] of [
      ["/contacts/all", "Contacts"],
      ["/items/all", "Items"],
    ] as const) {
      await open(page, address);
      const table = page.getByRole("table", { name: title.toLowerCase() });
      const edges = await Promise.all(
        [
          ...[page.getByRole("link", { name: "All", exact: true })],
          ...[table.getByRole("columnheader").first(), table.getByRole("link").first()],
        ].map(async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? 0)),
      );
      expect(new Set(edges), title).toEqual(new Set([312]));
      expect((await table.getByRole("row").last().boundingBox())?.height).toBeLessThanOrEqual(45);
    }
  },
);

test("the add button is never over a figure", { tag: "@servers" }, async ({ page }) => {
  const invoices = Array.from({ length: 20 }, () => tinyInvoice());
  await logIn(page, await openShop(tinyAccount(tinyBooks({ invoices }))));
  for (const viewport of [PHONE, { width: 1024, height: 768 }, DESK]) {
    await page.setViewportSize(viewport);
    await open(page, "/invoices/all");
    const button = await page.getByLabel("Add", { exact: true }).boundingBox();
    if (!button) throw new Error("The button has no place.");
    for (const scroll of [0, 20, 40, 60]) {
      const seen = await page.evaluate((top) => {
        window.scrollTo(0, top);
        return [...document.querySelectorAll("main .figures")]
          .map((figure) => ({ figure, box: figure.getBoundingClientRect() }))
          .filter(({ figure, box }) =>
            [box.top + 1, box.bottom - 1].some((y) =>
              figure.contains(document.elementFromPoint(box.left + 1, y)),
            ),
          )
          .map(({ box }) => box.toJSON() as DOMRect);
      }, scroll);
      for (const box of seen)
        expect(
          box.right <= button.x || box.bottom <= button.y + 1,
          `${viewport.width} px, ${scroll} px down`,
        ).toBe(true);
    }
  }
});

test(
  "on a phone a row has two lines, whatever its status and however wide the font",
  { tag: "@servers" },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openThreeInvoices(page);
    await open(page, "/invoices/all");
    // Wider than any font that a phone comes with.
    await page.evaluate(() => (document.body.style.letterSpacing = "0.12em"));
    for (const row of await page.getByRole("main").getByRole("row").all())
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72);
  },
);

// Keys are read by script, which is loaded where there is a keyboard.
test(
  "the arrows go along the rows, Enter opens one, and '/' goes to the search",
  { tag: "@script" },
  async ({ page }) => {
    await page.setViewportSize(DESK);
    await openThreeInvoices(page);
    await open(page, "/invoices/all");
    const link = (no: string) => page.getByRole("main").getByRole("link", { name: no });
    // They come after the page.
    await expect(async () => {
      // A press that was answered after it had been given up: the next one went a row too far.
      const isBeyond = await link("INV-0002").evaluate((row) => row === document.activeElement);
      await page.keyboard.press(isBeyond ? "ArrowUp" : "ArrowDown");
      await expect(link("INV-0003")).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press("ArrowDown");
    await expect(link("INV-0002")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(link("INV-0003")).toBeFocused();
    await page.keyboard.press("/");
    const search = page.getByLabel("Search invoices");
    await expect(search).toBeFocused();
    await page.keyboard.type("al/");
    await expect(search).toHaveValue("al/");
    await page.keyboard.press("Backspace");
    const suggestion = page.getByRole("link", { name: "Ali", exact: true });
    await expect(suggestion).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(suggestion).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(search).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expectOrder(page, "INV-0002");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "INV-0002" })).toBeVisible();
  },
);

test("heads sort contacts and items too, further down as well", async ({ page }) => {
  const numbers = Array.from({ length: 22 }, (_, index) => String(index + 1).padStart(2, "0"));
  const books = tinyBooks({
    contacts: numbers.map((no) => tinyContact({ ref: no, displayName: `Contact ${no}` })),
    products: numbers.map((no, index) =>
      tinyProduct({ ref: no, name: `Item ${no}`, sku: `S-${99 - index}`, salePrice: `${index}` }),
    ),
  });
  await page.setViewportSize(DESK);
  await logIn(page, await openShop(tinyAccount(books)));
  const main = page.getByRole("main");
  const head = (name: string) => main.getByRole("columnheader", { name });
  const first = (word: string) => main.getByRole("link", { name: word }).first();
  await open(page, "/contacts/all");
  await expect(head("Name")).toHaveAttribute("aria-sort", "ascending");
  await head("Name").getByRole("link").click();
  await expect(head("Name")).toHaveAttribute("aria-sort", "descending");
  await expect(first("Contact")).toHaveText("Contact 22");
  await loadMore(page);
  await expect(main.getByRole("row").last()).toContainText("Contact 01");

  await open(page, "/items/all");
  await expect(head("Price")).toHaveAttribute("aria-sort", "descending");
  await expect(first("Item")).toHaveText("Item 22");
  await head("Name").getByRole("link").click();
  await expect(first("Item")).toHaveText("Item 01");
  await head("Number").getByRole("link").click();
  await expect(head("Number")).toHaveAttribute("aria-sort", "ascending");
  await expect(first("Item")).toHaveText("Item 22");
});
