import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { openNewInvoice } from "./support/invoice-form";
import {
  chooseOption,
  expectToast,
  openSection,
  postForm,
  saveRecord,
  saveInvalidRecord,
} from "./support/record-form";
import { expect, hasScript, logIn, open, openShop, test } from "./support/shop";

test("a business is created with its people and addresses", async ({ page, shop }) => {
  await open(page, "/contacts/all");
  await page.getByLabel("Add contact").click();
  await page.getByRole("link", { name: "Business", exact: true }).click();
  await page.getByLabel("Supplier").check();
  await page.getByLabel("Business name").fill("Pak Din Enterprise");
  await expect(page.getByLabel("Registration number")).toHaveAttribute("placeholder", /SSM/);
  await page.getByLabel("Registration number").fill("202001000001");
  await page.getByLabel("Email", { exact: true }).fill("pakdin@example.test");
  await page.getByLabel("Phone number", { exact: true }).fill("03-8888 1234");
  await openSection(page, "Contact person");
  await page.getByLabel("First name of contact person 1").fill("Din");
  await page.getByLabel("Last name of contact person 1").fill("Osman");
  await page.getByRole("button", { name: "Add contact person" }).click();
  await page.getByLabel("First name of contact person 2").fill("Nobody");
  await page.getByRole("button", { name: "Add contact person" }).click();
  await page.getByLabel("First name of contact person 3").fill("Aini");
  await page.getByRole("button", { name: "Remove Contact person 2" }).click();
  await expect(page.getByLabel("First name of contact person 2")).toHaveValue("Aini");
  await expect(page.getByLabel("First name of contact person 3")).toHaveCount(0);
  await openSection(page, "Address");
  await page.getByLabel("Street of address 1").fill("5, Jalan Besar");
  await page.getByRole("button", { name: "Add address" }).click();
  await page.getByLabel("Street of address 2").fill("7, Jalan Kecil");
  await page.getByLabel("City of address 2").fill("Kajang");
  await page.getByRole("radio", { name: "Primary address" }).last().check();
  await openSection(page, "As a supplier");
  await page.getByLabel("Payment term").last().selectOption("30 Days");
  await openSection(page, "Memo");
  await page.getByRole("textbox", { name: "Memo" }).fill("Pays late");
  await saveRecord(page, "Create business?");
  await expectToast(page, "Business successfully created.");
  await expect(page).toHaveURL(/\/contacts\/all$/);
  const created = (await shop.listContacts()).find(
    ({ entity }) => entity.name === "Pak Din Enterprise",
  );
  expect(created).toMatchObject({
    is_customer: true,
    is_supplier: true,
    memo: "Pays late",
    term_id: null,
    entity: {
      display_name: "Pak Din Enterprise",
      email: "pakdin@example.test",
      phone_no: "03-8888 1234",
      reg_no: "202001000001",
      type: 1,
    },
  });
  expect(created?.supplier_term_id).not.toBeNull();
  expect(created?.contactpersons.map(({ people }) => people.display_name)).toEqual([
    "Din Osman",
    "Aini",
  ]);
  expect(
    created?.addresses.map(({ street, country_id, is_primary }) => [
      street,
      country_id,
      is_primary,
    ]),
  ).toEqual([
    ["7, Jalan Kecil", 135, true],
    ["5, Jalan Besar", 135, false],
  ]);
});

test("a person's display name is filled in until it is edited", async ({ page, shop }) => {
  await open(page, "/create_person");
  await page.getByLabel("First name", { exact: true }).fill("Nurul");
  await page.getByLabel("Last name", { exact: true }).fill("Huda");
  const display = page.getByLabel("Display name", { exact: true });
  await expect(display).toHaveValue(hasScript() ? "Nurul Huda" : "");
  await saveRecord(page, "Create Person?");
  await expectToast(page, "Person successfully created.");
  await open(page, "/create_person");
  await page.getByLabel("First name", { exact: true }).fill("Ahmad");
  await display.fill("Pak Mat");
  await page.getByLabel("Last name", { exact: true }).fill("Salleh");
  await expect(display).toHaveValue("Pak Mat");
  await saveRecord(page, "Create Person?");
  await expectToast(page, "Person successfully created.");
  const names = (await shop.listContacts()).map(({ entity: { display_name, type } }) => [
    display_name,
    type,
  ]);
  expect(names).toEqual(
    expect.arrayContaining([
      ["Nurul Huda", 0],
      ["Pak Mat", 0],
    ]),
  );
});

test("missing and invalid fields get messages beside them, and typed values stay", async ({
  page,
  shop,
}) => {
  await open(page, "/create_business");
  await page.getByLabel("Display name", { exact: true }).fill("Warung");
  await openSection(page, "Contact person");
  await page.getByLabel("Email of contact person 1").fill("neither");
  await page.getByLabel("Email", { exact: true }).fill("not an email");
  await saveInvalidRecord(page, "Create business?");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Business name: This field is compulsory");
  await expect(alert).toContainText("Contact person 1: Valid email required.");
  await expect(page.getByLabel("Business name")).toHaveAccessibleDescription(
    "This field is compulsory",
  );
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
    "Valid email required.",
  );
  await expect(page.getByLabel("Email of contact person 1")).toBeVisible();
  await expect(page.getByLabel("Email of contact person 1")).toHaveValue("neither");
  await expect(page.getByLabel("Display name", { exact: true })).toHaveValue("Warung");
  if (hasScript()) await expect(alert).toBeFocused();
  expect(await shop.listContacts()).toHaveLength(2);
});

test(
  "names and memos in Chinese, Tamil and emoji are saved unchanged",
  { tag: "@servers" },
  async ({ page, shop }) => {
    const [before] = await shop.listContacts();
    const words = "发票 விலைப்பட்டியல் 🧾 ";
    const entity = {
      ...before?.entity,
      display_name: words.repeat(3).trim(),
      name: words.repeat(5).trim(),
    };
    await shop.callApi("PUT", `/contacts/companies/${before?.id}`, {
      ...before,
      entity,
      memo: words.repeat(25).trim(),
    });
    await open(page, `/edit_business/${before?.id}`);
    await expect(page.getByLabel("Business name")).toHaveValue(words.repeat(5).trim());
    await saveRecord(page, "Edit Business?");
    await expectToast(page, "Business successfully edited.");
    const after = (await shop.listContacts()).find(({ id }) => id === before?.id);
    expect([after?.entity.display_name, after?.entity.name, after?.memo]).toEqual([
      entity.display_name,
      entity.name,
      words.repeat(25).trim(),
    ]);
  },
);

test("an edited business keeps its people and the fields that the form lacks, and a removed address is replaced", async ({
  page,
  shop,
}) => {
  const [before] = await shop.listContacts();
  const storedFields = { files: [{ id: 7 }], extras: [{ note: "theirs" }], send_mail: true };
  await shop.callApi("PUT", `/contacts/companies/${before?.id}`, { ...before, ...storedFields });
  await open(page, "/contacts/all");
  await page.getByRole("link", { name: "Kopitiam Jaya", exact: true }).click();
  await expect(page.getByLabel("First name of contact person 1")).toHaveValue("Jaya");
  await page.getByLabel("Business name").fill("Kopitiam Jaya Trading");
  await page.getByRole("button", { name: "Add address" }).click();
  await page.getByLabel("Street of address 2").fill("9, Jalan Baru");
  await page.getByRole("button", { name: "Remove Address 1" }).click();
  await expect(page.getByLabel("Street of address 1")).toHaveValue("9, Jalan Baru");
  await saveRecord(page, "Edit Business?");
  await expectToast(page, "Business successfully edited.");
  const after = (await shop.listContacts()).find(({ id }) => id === before?.id);
  expect(after).toMatchObject({
    ...storedFields,
    entity: {
      ...before?.entity,
      name: "Kopitiam Jaya Trading",
      address: "9, Jalan Baru, Malaysia",
    },
  });
  expect(after?.contactpersons).toEqual(before?.contactpersons);
  expect(after?.addresses).toMatchObject([{ street: "9, Jalan Baru", is_primary: true }]);
});

test("Email, Map and Call show messages without the details, and typed values stay; with a number Call is a link", async ({
  page,
  shop,
}) => {
  const person = (await shop.listContacts()).find(({ entity }) => entity.type === 0);
  await shop.callApi("PUT", `/contacts/peoples/${person?.id}`, {
    ...person,
    entity: { ...person?.entity, email: "", phone_no: "" },
  });
  await open(page, `/edit_person/${person?.id}`);
  for (const [button, text] of [
    ["Email", "Email not available."],
    ["Map", "Address not available."],
    ["Call", "Telephone number not available."],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    await expectToast(page, text);
  }
  await page.getByLabel("Last name", { exact: true }).fill("Typed");
  await page.getByRole("button", { name: "Email", exact: true }).click();
  await expectToast(page, "Email not available.");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  if (hasScript()) {
    const question = page.getByRole("dialog", { name: "Leave this page?" });
    await expect(question).toContainText("is kept for a day");
    await question.getByRole("button", { name: "Yes" }).click();
  }
  await page.getByRole("link", { name: "Lim Mei Hua", exact: true }).click();
  await expect(page.getByLabel("Last name", { exact: true })).toHaveValue("Typed");
  await page.goto("/contacts/all");
  await page.getByRole("link", { name: "Kopitiam Jaya", exact: true }).click();
  await expect(page.getByRole("link", { name: "Call", exact: true })).toHaveAttribute(
    "href",
    "tel:0312345678",
  );
});

test("a contact with an invoice is not deleted", async ({ page }) => {
  const shop = await openShop(tinyAccount(tinyBooks({ invoices: [tinyInvoice()] })));
  await logIn(page, shop);
  await open(page, "/contacts/all");
  await page.getByRole("link", { name: "Kopitiam Jaya", exact: true }).click();
  await page.getByRole("textbox", { name: "Website" }).fill("https://kopitiam.example");
  await chooseOption(page, "Delete", "Delete business?");
  await expect(page.getByRole("alert")).toContainText(
    "This contact is used by 1 invoice, so it cannot be deleted.",
  );
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveValue(
    "https://kopitiam.example",
  );
  expect(await shop.listContacts()).toHaveLength(2);
});

test("a form posted twice creates one contact", { tag: "@servers" }, async ({ page, shop }) => {
  await open(page, "/create_person");
  await page.getByLabel("First name", { exact: true }).fill("Twice");
  const answers = await Promise.all([
    postForm(page, { intent: "save" }),
    postForm(page, { intent: "save" }),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([302, 302]);
  await saveRecord(page, "Create Person?");
  await expectToast(page, "Person successfully created.");
  expect(
    (await shop.listContacts()).filter(({ entity }) => entity.first_name === "Twice"),
  ).toHaveLength(1);
});

test("the second of two people who edit a contact sees both phone numbers and chooses one", async ({
  page,
  shop,
}) => {
  const [kopitiam] = await shop.listContacts();
  const address = `/edit_business/${kopitiam?.id}`;
  await open(page, address);
  await page.getByLabel("Phone number", { exact: true }).fill("03-1111 1111");
  await page.getByLabel("Website").fill("https://kopitiam.example");
  await shop.callApi("PUT", `/contacts/companies/${kopitiam?.id}`, {
    ...kopitiam,
    entity: { ...kopitiam?.entity, phone_no: "03-2222 2222" },
  });
  await saveRecord(page, "Edit Business?");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("This business was changed by someone else meanwhile");
  await expect(alert).toContainText(/Phone number.*Yours.*03-1111 1111.*Theirs.*03-2222 2222/);
  await expect(page.getByLabel("Phone number", { exact: true })).toHaveValue("03-1111 1111");
  expect((await shop.listContacts())[0]?.entity.phone_no).toBe("03-2222 2222");
  await saveRecord(page, "Edit Business?");
  await expectToast(page, "Business successfully edited.");
  expect((await shop.listContacts())[0]?.entity.phone_no).toBe("03-1111 1111");

  await open(page, address);
  await page.getByLabel("Phone number", { exact: true }).fill("03-3333 3333");
  await shop.callApi("PUT", `/contacts/companies/${kopitiam?.id}`, kopitiam);
  await saveRecord(page, "Edit Business?");
  await page.getByRole("button", { name: "Take what was saved there" }).click();
  await expect(page.getByLabel("Phone number", { exact: true })).toHaveValue("03-1234 5678");
});

test(
  "a form posted before the page had fully arrived keeps the stored values",
  { tag: "@servers" },
  async ({ page, shop }) => {
    const [before] = await shop.listContacts();
    await open(page, `/edit_business/${before?.id}`);
    await page.getByLabel("Business name").fill("Changed");
    const answer = await postForm(page, {
      intent: "save",
      without: ["people", "addresses", "primary", "whole", "email", "memo", "isCustomer"],
    });
    expect(answer.status()).toBe(302);
    const after = (await shop.listContacts()).find(({ id }) => id === before?.id);
    expect(after?.entity).toEqual({ ...before?.entity, name: "Changed" });
    expect(after).toMatchObject({
      is_customer: true,
      contactpersons: before?.contactpersons,
      addresses: before?.addresses,
    });
  },
);

test("a contact created from an invoice is chosen for it", async ({ page, shop }) => {
  expect(await shop.listInvoices()).toHaveLength(0);
  await openNewInvoice(page);
  await page.getByLabel("Notes").fill("Keep me");
  await page.getByRole("button", { name: "Add contact" }).click();
  await page.getByRole("link", { name: "Business", exact: true }).click();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.getByRole("link", { name: "Person", exact: true }).click();
  await page.getByLabel("First name", { exact: true }).fill("Zubaidah");
  await saveRecord(page, "Create Person?");
  await expect(page.getByRole("button", { name: "Change contact" })).toContainText("Zubaidah");
  await expect(page.getByLabel("Notes")).toHaveValue("Keep me");
});

test(
  "another company's contact is not found, and the person form of a business redirects to the business form",
  { tag: "@servers" },
  async ({ page, shop }) => {
    const [other] = await (await openShop()).listContacts();
    expect((await page.request.get(`/edit_business/${other?.id}`)).status()).toBe(404);
    const own = (await shop.listContacts()).find(({ entity }) => entity.type === 1);
    const answer = await page.request.get(`/edit_person/${own?.id}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([
      302,
      `/edit_business/${own?.id}`,
    ]);
  },
);
