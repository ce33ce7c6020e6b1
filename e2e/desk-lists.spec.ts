import type { Locator, Page } from "@playwright/test";
import {
  tinyAccount,
  tinyBooks,
  tinyContact,
  tinyInvoice,
  tinyProduct,
} from "../upstream/testing/fixtures";
import { listMisalignments, measureUsedShare } from "./screens/alignment";
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

/** Checks the invoice numbers in their displayed order. */
async function expectOrder(page: Page, ...numbers: string[]): Promise<void> {
  await expect(page.getByRole("main").getByRole("link", { name: /^INV-/ })).toHaveText(numbers);
}

test("invoices are a table in a wide window, and column heads sort it", async ({ page }) => {
  await page.setViewportSize(DESK);
  await openThreeInvoices(page);
  await open(page, "/invoices/unpaid");
  const table = page.getByRole("table", { name: "invoices" });
  await expect(table.getByRole("columnheader")).toHaveText([
    ...["Date", "Number", "Customer", "Due", "Total", "Still to pay", "Status"],
  ]);
  const row = (no: string) => table.getByRole("row").filter({ hasText: no });
  await expect(row("INV-0002").getByRole("cell")).toHaveText([
    ...["03/01/2026", "INV-0002", "Ali", "Due on 28/02/2026", "RM 100.00", /RM 60\.00/, /Late \(/],
  ]);
  const columnHead = (name: string) => table.getByRole("columnheader", { name });
  const clickHead = (name: string) => columnHead(name).getByRole("link").click();
  await clickHead("Date");
  await expect(columnHead("Date")).toHaveAttribute("aria-sort", "descending");
  await expectOrder(page, "INV-0001", "INV-0003", "INV-0002");
  await clickHead("Date");
  await expect(columnHead("Date")).toHaveAttribute("aria-sort", "ascending");
  await expectOrder(page, "INV-0002", "INV-0003", "INV-0001");
  await clickHead("Still to pay");
  await expect(columnHead("Still to pay")).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByRole("main").getByRole("link", { name: /^INV-/ }).last()).toHaveText(
    "INV-0002",
  );
  await clickHead("Customer");
  await expect(page.getByRole("main").getByRole("link", { name: /^INV-/ }).first()).toHaveText(
    "INV-0002",
  );
});

test(
  "tabs, column heads and rows have one left edge in a wide window, and contacts and items are tables",
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
    }
  },
);

test("rows of tables are 44 px high, and the sums of each currency are a row of the list", async ({
  page,
}) => {
  const name = "新山市柔佛巴鲁国际贸易有限公司".repeat(4);
  const [line] = tinyInvoice().lines;
  const books = tinyBooks({
    contacts: [tinyContact({ displayName: name }), tinyContact({ ref: "lim", address: null })],
    invoices: [
      tinyInvoice({ no: "INV-0001", status: 0 }),
      tinyInvoice({
        ...{ no: "INV-0002", currency: "SGD", rate: "3.2" },
        lines: line ? [{ ...line, quantity: "1000", unitPrice: "999999999.99" }] : [],
      }),
      tinyInvoice({ no: "INV-0003" }),
    ],
  });
  await logIn(page, await openShop(tinyAccount(books)));
  const table = page.getByRole("table");
  for (const address of ["/invoices/all", "/contacts/all", "/items/all"])
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 1024) await open(page, address);
      const rows = table.getByRole("row").filter({ has: page.getByRole("link") });
      for (const row of await rows.all())
        expect((await row.boundingBox())?.height, `${address} at ${width} px`).toBe(44);
      expect(await listMisalignments(page, width)).toEqual([]);
      if (width > 1024) expect(await measureUsedShare(page, width)).toBeGreaterThan(0.85);
    }
  await open(page, "/invoices/all");
  const sums = table.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(sums).toHaveText([
    "1 invoice · RM 100.00 billed · RM 100.00 still to pay",
    /^1 invoice · S\$ 999,999,999,990\.00 billed/,
    "Not counted: 1 draft",
  ]);
  const right = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  expect(await right(sums.first().getByText("100.00").first())).toBe(
    await right(table.getByRole("columnheader", { name: "Total" })),
  );
});

test(
  "names in the list of owed amounts have room in wide windows",
  { tag: "@servers" },
  async ({ page }) => {
    const invoices = [tinyInvoice({ dueDate: "2026-01-31" })];
    await logIn(page, await openShop(tinyAccount(tinyBooks({ invoices }))));
    await open(page, "/owed");
    const name = page.getByRole("main").getByRole("link", { name: "Kopitiam Jaya", exact: true });
    for (const width of [1024, 1200, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // A name that is narrower has one word or letter per line.
      expect((await name.boundingBox())?.width, `${width} px`).toBeGreaterThan(90);
    }
  },
);

test("the add button does not cover an amount", { tag: "@servers" }, async ({ page }) => {
  const invoices = Array.from({ length: 20 }, () => tinyInvoice());
  await logIn(page, await openShop(tinyAccount(tinyBooks({ invoices }))));
  for (const viewport of [PHONE, { width: 1024, height: 768 }, DESK]) {
    await page.setViewportSize(viewport);
    await open(page, "/invoices/all");
    const button = await page.getByLabel("Add", { exact: true }).boundingBox();
    if (!button) throw new Error("The button is not visible.");
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
  "the due dates of rows on a phone are not cut off, even in a wide font",
  { tag: "@servers" },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openThreeInvoices(page);
    await open(page, "/invoices/all");
    // The text is wider than in any phone's font.
    await page.evaluate(() => (document.body.style.letterSpacing = "0.12em"));
    const isCut = await page.locator(".row-due").evaluateAll((cells) =>
      cells.map((cell) => {
        const date = document.createRange();
        date.selectNodeContents(cell.firstElementChild ?? cell);
        return date.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1;
      }),
    );
    expect(isCut).toEqual([false, false, false]);
  },
);

// The key handling is a script that loads where there is a keyboard.
test(
  "arrow keys move along the rows, Enter opens a row, and '/' focuses the search",
  { tag: "@script" },
  async ({ page }) => {
    await page.setViewportSize(DESK);
    await openThreeInvoices(page);
    await open(page, "/invoices/all");
    const rowLink = (no: string) => page.getByRole("main").getByRole("link", { name: no });
    // The key handling loads after the page.
    await expect(async () => {
      // A delayed press may have moved the focus one row too far.
      const isBeyond = await rowLink("INV-0002").evaluate((row) => row === document.activeElement);
      await page.keyboard.press(isBeyond ? "ArrowUp" : "ArrowDown");
      await expect(rowLink("INV-0003")).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press("ArrowDown");
    await expect(rowLink("INV-0002")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(rowLink("INV-0003")).toBeFocused();
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

test("column heads sort contacts, also on further pages, and items", async ({ page }) => {
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
  const columnHead = (name: string) => main.getByRole("columnheader", { name });
  const first = (word: string) => main.getByRole("link", { name: word }).first();
  await open(page, "/contacts/all");
  await expect(columnHead("Name")).toHaveAttribute("aria-sort", "ascending");
  await columnHead("Name").getByRole("link").click();
  await expect(columnHead("Name")).toHaveAttribute("aria-sort", "descending");
  await expect(first("Contact")).toHaveText("Contact 22");
  await loadMore(page);
  await expect(main.getByRole("row").last()).toContainText("Contact 01");

  await open(page, "/items/all");
  await expect(columnHead("Price")).toHaveAttribute("aria-sort", "descending");
  await expect(first("Item")).toHaveText("Item 22");
  await columnHead("Name").getByRole("link").click();
  await expect(first("Item")).toHaveText("Item 01");
  await columnHead("Number").getByRole("link").click();
  await expect(columnHead("Number")).toHaveAttribute("aria-sort", "ascending");
  await expect(first("Item")).toHaveText("Item 22");
});
