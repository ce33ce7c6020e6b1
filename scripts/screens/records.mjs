import { chooseOption, click, confirm, fill, openFirst, saveWrongly, search } from "./steps.mjs";

/** @typedef {import("./types").Visit} Visit */

/**
 * Fails the next search, and the try again that follows by itself.
 * @param {Visit} visit
 * @param {string} path
 */
async function failSearch({ page, shop }, path) {
  await shop.fault({ kind: "status", status: 500, path, times: 2 });
  await search(page, "kopi");
}

/** Another device saves an item while it is being edited here. */
async function editTogether(/** @type {Visit} */ { page, open, shop }) {
  const mug = (await shop.products()).find(({ name }) => name === "Mug");
  await open(`/edit_item/${mug?.id}`);
  await fill(page, { "Sale unit price (RM)": "5.00" });
  await shop.call("PUT", `/products/${mug?.id}`, {
    ...mug,
    sale_price: "4.00",
    name: "Mug, large",
  });
  await confirm(page, "Save", "Edit Item?");
}

/** @type {import("./types").Chapter} */
export const contacts = {
  title: "Contacts",
  screens: [
    {
      id: "contacts",
      title: "Contacts",
      address: "/contacts/all",
      words: "Who there is, and the ways to reach them.",
      sees: "Contacts",
    },
    {
      id: "contacts-customers",
      title: "Contacts, customers",
      address: "/contacts/customers",
      words: "Those who buy.",
      sees: "Contacts",
    },
    {
      id: "contacts-suppliers",
      title: "Contacts, suppliers",
      address: "/contacts/suppliers",
      words: "Those who are bought from.",
      sees: "Contacts",
    },
    {
      id: "contacts-search",
      title: "Contacts, found",
      address: "/contacts/all",
      words: "What was searched for stands in the address.",
      sees: "Clear",
      steps: ({ page }) => search(page, "kopi"),
    },
    {
      id: "contacts-not-found",
      title: "Contacts, nothing found",
      address: "/contacts/all",
      words: "Says so, and how to go on.",
      sees: "No result found. Check your spelling and try again.",
      steps: ({ page }) => search(page, "nobody at all"),
    },
    {
      id: "contacts-search-failed",
      title: "Contacts, a search that failed",
      address: "/contacts/all",
      words: "Offers to try again.",
      as: "small",
      sees: "The search could not be done.",
      steps: (visit) => failSearch(visit, "/contacts"),
    },
    {
      id: "contacts-empty",
      title: "Contacts, none",
      address: "/contacts/all",
      words: "Leads to the first.",
      as: "new",
      sees: "Let's start adding new contact!",
    },
    {
      id: "contacts-no-customers",
      title: "Contacts, no customers",
      address: "/contacts/customers",
      words: "The tab has words of its own.",
      as: "new",
      sees: "No customers added",
    },
    {
      id: "contacts-no-suppliers",
      title: "Contacts, no suppliers",
      address: "/contacts/suppliers",
      words: "So has this one.",
      as: "new",
      sees: "No suppliers added",
    },
    {
      id: "contacts-add",
      title: "Contacts, adding",
      address: "/contacts/all",
      words: "The round button opens to a person and a business.",
      sees: "Person",
      steps: ({ page }) => page.getByLabel("Add contact").click(),
    },
    {
      id: "create-person",
      title: "Create Person",
      address: "/create_person",
      words: "The display name follows first and last name until it is typed.",
      sees: "First name",
    },
    {
      id: "create-person-refused",
      title: "Create Person, refused",
      address: "/create_person",
      words: "The first message has the focus.",
      sees: "This field is compulsory",
      steps: (visit) => saveWrongly(visit, "Create Person?"),
    },
    {
      id: "create-person-question",
      title: "Create Person?",
      address: "/create_person",
      words: "Asked before anything is saved.",
      sees: "Create Person?",
      steps: async ({ page }) => {
        await fill(page, {
          "First name": "Mei Hua",
          "Last name": "Lim",
          "Display name": "Mei Hua Lim",
        });
        await click(page, "Save");
        await page.getByRole("dialog").getByRole("button", { name: "Yes" }).waitFor();
      },
    },
    {
      id: "create-business",
      title: "Create Business",
      address: "/create_business",
      words: "Sections that are not needed stay closed.",
      sees: "Business name",
      isMain: true,
    },
    {
      id: "create-business-open",
      title: "Create Business, opened",
      address: "/create_business",
      words: "Contact persons and addresses, as many as there are.",
      sees: "Add contact person",
      steps: async ({ page }) => {
        const closed = page.getByRole("main").locator("details:not([open]) > summary");
        while ((await closed.count()) > 0) await closed.first().click();
      },
    },
    {
      id: "create-business-refused",
      title: "Create Business, refused",
      address: "/create_business",
      words: "Name and email are asked for.",
      sees: "This field is compulsory",
      steps: (visit) => saveWrongly(visit, "Create business?"),
    },
    {
      id: "edit-business",
      title: "Edit Business",
      address: "/edit_business/{id}",
      words: "The same form, with the ways to reach them.",
      sees: "Edit Business",
      steps: (visit) => openContact(visit, "business"),
    },
    {
      id: "edit-person",
      title: "Edit Person",
      address: "/edit_person/{id}",
      words: "The same for a person.",
      sees: "Edit Person",
      steps: (visit) => openContact(visit, "person"),
    },
    {
      id: "edit-person-options",
      title: "Edit Person, options",
      address: "/edit_person/{id}",
      words: "Save and Delete.",
      sees: "Delete",
      steps: async (visit) => {
        await openContact(visit, "person");
        await click(visit.page, "Options");
      },
    },
    {
      id: "edit-person-delete",
      title: "Deleting a contact",
      address: "/edit_person/{id}",
      words: "Asked first; only who is on no invoice can be deleted.",
      sees: "Are you sure",
      steps: async (visit) => {
        await openContact(visit, "person");
        await chooseOption(visit.page, "Delete");
      },
    },
    {
      id: "edit-person-unreachable",
      title: "Edit Person, no address",
      address: "/edit_person/{id}",
      words: "A toast says what is not known.",
      as: "small",
      sees: "Address not available.",
      steps: async (visit) => {
        await openContact(visit, "person");
        await click(visit.page, "Map");
      },
    },
  ],
};

/** @type {import("./types").Chapter} */
export const items = {
  title: "Items",
  screens: [
    {
      id: "items",
      title: "Items",
      address: "/items/all",
      words: "Name, number, price, stock and description.",
      sees: "Items",
    },
    {
      id: "items-selling",
      title: "Items, selling",
      address: "/items/selling",
      words: "What is sold.",
      sees: "Items",
    },
    {
      id: "items-buying",
      title: "Items, buying",
      address: "/items/buying",
      words: "What is bought, at its purchase price.",
      sees: "Items",
    },
    {
      id: "items-search",
      title: "Items, found",
      address: "/items/all",
      words: "By name, number or description.",
      sees: "Clear",
      steps: ({ page }) => search(page, "kopi"),
    },
    {
      id: "items-not-found",
      title: "Items, nothing found",
      address: "/items/all",
      words: "Says so, and how to go on.",
      sees: "No result found.",
      steps: ({ page }) => search(page, "nothing at all"),
    },
    {
      id: "items-empty",
      title: "Items, none",
      address: "/items/all",
      words: "Leads to the first.",
      as: "new",
      sees: "Let's add your first item!",
    },
    {
      id: "create-item",
      title: "Create Item",
      address: "/create_item",
      words: "What is asked for follows the switches.",
      sees: "For sale",
    },
    {
      id: "create-item-refused",
      title: "Create Item, refused",
      address: "/create_item",
      words: "Every message beside its field.",
      sees: "This field is compulsory",
      steps: (visit) => saveWrongly(visit, "Create Item?"),
    },
    {
      id: "edit-item",
      title: "Edit Item",
      address: "/edit_item/{id}",
      words: "Stock is shown when it is tracked.",
      sees: "Edit Item",
      steps: (visit) => openFirst(visit, "/items/all"),
    },
    {
      id: "edit-item-options",
      title: "Edit Item, options",
      address: "/edit_item/{id}",
      words: "Save, Delete and Discard Changes.",
      sees: "Discard Changes",
      steps: async (visit) => {
        await openFirst(visit, "/items/all");
        await click(visit.page, "Options");
      },
    },
    {
      id: "edit-item-delete",
      title: "Deleting an item",
      address: "/edit_item/{id}",
      words: "It goes out of use, and stays on its invoices.",
      sees: "Delete Item?",
      steps: async (visit) => {
        await openFirst(visit, "/items/all");
        await chooseOption(visit.page, "Delete");
      },
    },
    {
      id: "edit-item-changed",
      title: "Two who edit one item",
      address: "/edit_item/{id}",
      words: "The second is shown both, and chooses.",
      as: "small",
      sees: "This item was changed by someone else meanwhile",
      steps: editTogether,
    },
  ],
};

/**
 * The first person or business of the list, whoever looks.
 * @param {Visit} visit
 * @param {"person" | "business"} kind
 */
async function openContact({ page, open }, kind) {
  await open("/contacts/all");
  const address = await page.locator(`main a[href^="/edit_${kind}/"]`).first().getAttribute("href");
  if (address === null) throw new Error(`There is no ${kind}.`);
  await open(address);
}
