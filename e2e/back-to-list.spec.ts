import { tinyAccount, tinyBooks, tinyContact, tinyProduct } from "../upstream/testing/fixtures";
import { postDraft } from "./support/invoice-form";
import { chooseOption, expectToast, saveRecord } from "./support/record-form";
import { expect, loadMore, logIn, open, openShop, test } from "./support/shop";

test("the contact form leads back to the same tab, search and page of the list", async ({
  page,
}) => {
  const suppliers = Array.from({ length: 23 }, (_, index) =>
    tinyContact({
      ref: `c${index}`,
      displayName: `Mewah ${String(index).padStart(2, "0")}`,
      isSupplier: true,
    }),
  );
  await logIn(page, await openShop(tinyAccount(tinyBooks({ contacts: suppliers }))));
  await open(page, "/contacts/suppliers?q=mewah");
  await loadMore(page);
  const listAddress = /\/contacts\/suppliers\?q=mewah&page=2$/;
  await expect(page).toHaveURL(listAddress);
  const contact = page.getByRole("link", { name: "Mewah 22", exact: true });
  await contact.click();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(listAddress);
  await contact.click();
  await chooseOption(page, "Delete", "Delete business?");
  await expectToast(page, "Business successfully deleted.");
  await expect(page).toHaveURL(listAddress);
  await expect(contact).toHaveCount(0);

  await page.getByLabel("Add contact").click();
  await expect(page.getByRole("link", { name: "Person" })).toHaveAttribute(
    "href",
    "/create_person?returnTo=%2Fcontacts%2Fsuppliers%3Fq%3Dmewah%26page%3D2",
  );
});

test("the item form leads back to the list; an inactive item is listed separately and can be activated", async ({
  page,
}) => {
  const shop = await openShop(
    tinyAccount(
      tinyBooks({
        products: [tinyProduct(), tinyProduct({ ref: "mug", name: "Mug", sku: "MUG-1" })],
      }),
    ),
  );
  await logIn(page, shop);
  const search = /\/items\/selling\?q=mug$/;
  await open(page, "/items/selling?q=mug");
  const rows = page.getByRole("main").getByRole("row");
  await rows.filter({ hasText: "Mug" }).getByRole("link").click();
  await chooseOption(page, "Delete", "Delete Item?");
  await expectToast(page, "Item successfully deleted.");
  await expect(page).toHaveURL(search);
  await expect(rows).toHaveCount(0);

  await page.getByRole("link", { name: "Show items out of use" }).click();
  await expect(rows).toHaveText(/Mug/);
  await expect(page).toHaveURL(/\/items\/selling\?status=inactive&q=mug$/);
  await rows.getByRole("link").click();
  await page.getByLabel("Name", { exact: true }).fill("Mug, large");
  await page.getByRole("button", { name: "Bring back" }).click();
  await page
    .getByRole("dialog", { name: "Bring Back Item?" })
    .getByRole("button", { name: "Yes" })
    .click();
  await expectToast(page, "The item is in use again.");
  await expect(page.getByText("This item is not active.")).toHaveCount(0);
  // The typed name is still there and can be saved.
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Mug, large");
  await saveRecord(page, "Edit Item?");
  await expect(page).toHaveURL(/status=inactive/);
  await expect(page.getByText("No result found.")).toBeVisible();
  expect((await shop.listProducts()).map(({ name }) => name)).toContain("Mug, large");
});

test(
  "a page past the end of a list names the last page and links to it",
  { tag: "@servers" },
  async ({ page, shop }) => {
    await postDraft(page, shop, {});
    for (const [list, pageNumber] of [
      ["/contacts/all?q=kopi", 99],
      ["/select_item?draft=new", 2],
    ] as const) {
      await page.goto(`${list}&page=${pageNumber}`);
      await expect(
        page.getByText(`There is no page ${pageNumber}: this list ends at page 1.`),
        list,
      ).toBeVisible();
      await expect(page.getByText(/Let's |No result found/), list).toHaveCount(0);
      await page.getByRole("link", { name: "Go to the last page" }).click();
      await expect(
        page
          .getByRole("main")
          .getByRole("row")
          .or(page.getByRole("main").getByRole("listitem"))
          .first(),
        list,
      ).toBeVisible();
      await expect(page.getByText("There is no page"), list).toHaveCount(0);
    }
  },
);
