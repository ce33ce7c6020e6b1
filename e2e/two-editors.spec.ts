import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { choose } from "./support/invoice-form";
import { expectToast, openSection, saveRecord } from "./support/record-form";
import { expect, logIn, open, openShop, test } from "./support/shop";

test("an invoice that two people edit is shown field by field, yours beside theirs", async ({
  page,
}) => {
  const shop = await openShop(
    tinyAccount(tinyBooks({ invoices: [tinyInvoice({ status: 0, memo: "Before" })] })),
  );
  await logIn(page, shop);
  const id = (await shop.invoices())[0]?.id ?? 0;
  await open(page, `/edit_invoice/${id}`);
  await page.getByLabel("Notes").fill("Mine");
  await page.getByLabel("Quantity of Sales").fill("2");
  const stored = (await shop.invoice(id)) as { items: object[] };
  const [line] = stored.items;
  const items = [
    { ...line, discount: "10%" },
    { ...line, id: undefined, line: 2, name: "Delivery", unit_price: "7.50" },
  ];
  await shop.call("PUT", `/sales/invoices/${id}`, {
    ...stored,
    items,
    due_date: "2026-12-24",
    business_id: await shop.companyId(),
  });
  await choose(page, "Save", "Edit Invoice?");

  const notice = page.getByRole("alert");
  await expect(notice).toContainText("This invoice was changed by someone else");
  const rows = [
    /^Due date.*Theirs.*24\/12\/2026/,
    /^Notes.*Yours.*Mine.*Theirs.*Before/,
    /^Line 1, quantity.*Yours.*2.*Theirs.*1/,
    /^Line 1, discount.*Yours.*nothing.*Theirs.*10%/,
    /^Line 2.*Yours.*nothing.*Theirs.*Delivery, 1 × 7.50/,
    /^Total/,
  ];
  for (const row of rows)
    await expect(notice.getByRole("listitem").filter({ hasText: row })).toHaveCount(1);
  await expect(notice.getByRole("listitem")).toHaveCount(rows.length);
  await choose(page, "Save", "Edit Invoice?");
  await expect(page.getByText("Invoice successfully edited.")).toBeVisible();
  expect(await shop.invoice(id)).toMatchObject({ memo: "Mine", items: [{ quantity: "2" }] });
});

test("an edit of a contact's address alone is not lost to an edit elsewhere", async ({
  page,
  shop,
}) => {
  const lim = (await shop.contacts()).find(({ entity }) => entity.type === 0);
  const withAddress = { ...lim, entity: { ...lim?.entity, address: "12, Jalan Lama" } };
  await shop.call("PUT", `/contacts/peoples/${lim?.id}`, withAddress);
  await open(page, `/edit_person/${lim?.id}`);
  await openSection(page, "Address");
  await page.getByLabel("Address in one line").fill("99, Jalan Baru");
  await shop.call("PUT", `/contacts/peoples/${lim?.id}`, withAddress);
  await saveRecord(page, "Edit Person?");
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText(
    /Address in one line.*Yours.*99, Jalan Baru.*Theirs.*12, Jalan Lama/,
  );
  await saveRecord(page, "Edit Person?");
  await expectToast(page, "Person successfully edited.");
  expect((await shop.contacts()).find(({ id }) => id === lim?.id)?.entity.address).toBe(
    "99, Jalan Baru",
  );
});
