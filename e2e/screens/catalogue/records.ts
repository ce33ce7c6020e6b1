import { createFirstChoiceReader, getPathWithFormKey, type FieldValue } from "../forms";
import {
  createPostResultScreen,
  assignOwner,
  createStateScreen,
  createPageScreen,
  createPostScreen,
  type CatalogueScreen,
} from "../screen";
import {
  clickButton,
  createOptionSteps,
  createClickSteps,
  fillFields,
  openAllDetails,
} from "../steps";

const RECORD_FORM = { formTagText: 'id="record"', storedFormPath: getPathWithFormKey };
const SEARCH_FAILED = /The search could not be done\./;

type RecordKind = {
  /** The title in headings and, in lower case, in addresses: "Person". */
  title: string;
  api: string;
  typed: Record<string, string>;
  choices: Record<string, FieldValue>;
};

/** Returns the screens of the two forms of a kind of record, and of each of their buttons. */
function formScreens({ title: recordTitle, api, typed, choices }: RecordKind): CatalogueScreen[] {
  const slug = recordTitle.toLowerCase();
  const press =
    (title: string, address: string) =>
    (intent: string, isMinor = false) =>
      createPostScreen(
        `${title}, ${intent}`,
        address,
        intent === "discard"
          ? { ...RECORD_FORM, choices: { ...choices, ...typed, intent } }
          : { ...RECORD_FORM, typed, choices: { ...choices, intent } },
        isMinor ? { isMinor, maySucceed: true } : { ownCalls: { path: api } },
      );
  const [create, edit] = [`/create_${slug}`, `/edit_${slug}/{${slug}}`];
  const pressOnCreate = press(`Create ${recordTitle}`, create);
  const pressOnEdit = press(`Edit ${recordTitle}`, edit);
  return [
    createPageScreen(`Create ${recordTitle}`, create, { isMain: recordTitle === "Business" }),
    createPostResultScreen(
      `Create ${recordTitle}, refused`,
      create,
      { ...RECORD_FORM, choices: { intent: "save" } },
      { expectedText: "This field is compulsory" },
    ),
    ...[pressOnCreate("update", true), pressOnCreate("save"), pressOnCreate("discard", true)],
    createPageScreen(`Edit ${recordTitle}`, edit, {
      owner: "demo",
      maySucceed: true,
      expectedText: `Edit ${recordTitle}`,
    }),
    createStateScreen(`Edit ${recordTitle}, options`, edit, {
      owner: "demo",
      steps: createClickSteps("Options"),
      expectedText: "Delete",
    }),
    createStateScreen(`Edit ${recordTitle}, deleting`, edit, {
      steps: createOptionSteps("Delete"),
      expectedText: /^Delete .*\?$/,
    }),
    ...[pressOnEdit("update", true), pressOnEdit("save"), pressOnEdit("delete")],
    pressOnEdit("discard", true),
  ];
}

/** Returns the screens of the list of a kind of record, with its tabs and searches. */
const listScreens = (
  title: string,
  list: string,
  tabs: string[],
  failingPath: string,
): CatalogueScreen[] => [
  createPageScreen(title, `${list}/all`, { owner: "demo" }),
  ...tabs.map((tab) => createStateScreen(`${title}, ${tab}`, `${list}/${tab}`, { owner: "demo" })),
  createPageScreen(`${title}, found`, `${list}/all?q=kopi`, {
    owner: "demo",
    faultText: SEARCH_FAILED,
  }),
  createStateScreen(`${title}, nothing found`, `${list}/all?q=nobody`, {
    expectedText: "No result found.",
  }),
  createStateScreen(`${title}, a search that failed`, `${list}/all?q=kopi`, {
    expectedText: SEARCH_FAILED,
    fault: { kind: "status", status: 500, path: failingPath },
  }),
  ...assignOwner("new", [
    createStateScreen(`${title}, none`, `${list}/all`),
    ...tabs.map((tab) => createStateScreen(`${title}, no ${tab}`, `${list}/${tab}`)),
  ]),
];

const contact = {
  api: "/contacts",
  typed: {
    ...{ displayName: "Kedai Typed", memo: "typed memo அ字", phone: "012-999 0000" },
    email: "typed@example.test",
  },
  choices: { isCustomer: "1" },
};

export const contacts = [
  ...listScreens("Contacts", "/contacts", ["customers", "suppliers"], "/contacts"),
  createStateScreen("Contacts, reversed", "/contacts/all?sort=name&order=desc&page=1", {
    expectedText: "Usual order",
  }),
  createStateScreen("Contacts, adding", "/contacts/all", {
    expectedText: "Person",
    steps: ({ page, say }) => page.getByLabel(say("Add contact")).click(),
  }),
  ...formScreens({ title: "Person", ...contact, typed: { ...contact.typed, firstName: "Typed" } }),
  createStateScreen("Create Person, the question", "/create_person", {
    expectedText: "Create Person?",
    steps: async (target) => {
      await fillFields(target, { "First name": "Mei Hua", "Display name": "Mei Hua Lim" });
      await clickButton(target, "Save");
    },
  }),
  createStateScreen("Edit Person, no address", "/edit_person/{person}", {
    ...{ expectedText: "Address not available.", steps: createClickSteps("Map") },
  }),
  ...formScreens({
    title: "Business",
    ...contact,
    typed: { ...contact.typed, name: "Typed Sdn Bhd" },
  }),
  createStateScreen("Create Business, opened", "/create_business", {
    ...{ expectedText: "Add contact person", steps: openAllDetails },
  }),
];

export const items = [
  ...listScreens("Items", "/items", ["selling", "buying"], "/products"),
  ...formScreens({
    title: "Item",
    api: "/products",
    typed: {
      ...{ name: "Typed item 茶", sku: "TYPED-1", salePrice: "12.34" },
      saleDescription: "typed words",
    },
    choices: { saleAccountId: createFirstChoiceReader("saleAccountId") },
  }),
  createPostResultScreen(
    "Two who edit one item",
    "/edit_item/{item}",
    {
      ...{ ...RECORD_FORM, typed: { salePrice: "5.00" }, choices: { intent: "save" } },
      beforeSending: async (visit) => {
        const id = await visit.ensureRecord("item");
        const item = (await visit.shop.listProducts()).find((item) => String(item.id) === id);
        await visit.shop.callApi("PUT", `/products/${id}`, { ...item, sale_price: "4.00" });
      },
    },
    { expectedText: "This item was changed by someone else meanwhile" },
  ),
];
