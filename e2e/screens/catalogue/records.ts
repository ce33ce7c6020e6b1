import { offered, UNDER_ITS_KEY, type Value } from "../forms";
import { answer, by, look, page, post, type Screen } from "../screen";
import { choosing, clicking, fill, opening } from "../steps";

const MARK = { mark: 'id="record"', kept: UNDER_ITS_KEY };
const SEARCH_FAILED = /The search could not be done\./;

type Kind = {
  /** As titles and addresses have it: "Person". */
  kind: string;
  api: string;
  typed: Record<string, string>;
  chosen: Record<string, Value>;
};

/** The two forms of a kind of record, each with its buttons. */
function forms({ kind, api, typed, chosen }: Kind): Screen[] {
  const slug = kind.toLowerCase();
  const press =
    (title: string, address: string) =>
    (intent: string, isMinor = false) =>
      post(
        `${title}, ${intent}`,
        address,
        intent === "discard"
          ? { ...MARK, press: { ...chosen, ...typed, intent } }
          : { ...MARK, typed, press: { ...chosen, intent } },
        isMinor ? { isMinor, mayBeRight: true } : { alone: { path: api } },
      );
  const [create, edit] = [`/create_${slug}`, `/edit_${slug}/{${slug}}`];
  const ofNew = press(`Create ${kind}`, create);
  const ofStored = press(`Edit ${kind}`, edit);
  return [
    page(`Create ${kind}`, create, { isMain: kind === "Business" }),
    answer(
      `Create ${kind}, refused`,
      create,
      { ...MARK, press: { intent: "save" } },
      { sees: "This field is compulsory" },
    ),
    ...[ofNew("update", true), ofNew("save"), ofNew("discard", true)],
    page(`Edit ${kind}`, edit, { as: "demo", mayBeRight: true, sees: `Edit ${kind}` }),
    look(`Edit ${kind}, options`, edit, { as: "demo", steps: clicking("Options"), sees: "Delete" }),
    look(`Edit ${kind}, deleting`, edit, { steps: choosing("Delete"), sees: /^Delete .*\?$/ }),
    ...[ofStored("update", true), ofStored("save"), ofStored("delete")],
    ofStored("discard", true),
  ];
}

/** The list of a kind of record. */
const lists = (title: string, list: string, tabs: string[], failing: string): Screen[] => [
  page(title, `${list}/all`, { as: "demo" }),
  ...tabs.map((tab) => look(`${title}, ${tab}`, `${list}/${tab}`, { as: "demo" })),
  page(`${title}, found`, `${list}/all?q=kopi`, { as: "demo", words: SEARCH_FAILED }),
  look(`${title}, nothing found`, `${list}/all?q=nobody`, { sees: "No result found." }),
  look(`${title}, a search that failed`, `${list}/all?q=kopi`, {
    sees: SEARCH_FAILED,
    fault: { kind: "status", status: 500, path: failing },
  }),
  ...by("new", [
    look(`${title}, none`, `${list}/all`),
    ...tabs.map((tab) => look(`${title}, no ${tab}`, `${list}/${tab}`)),
  ]),
];

const contact = {
  api: "/contacts",
  typed: {
    ...{ displayName: "Kedai Typed", memo: "typed memo அ字", phone: "012-999 0000" },
    email: "typed@example.test",
  },
  chosen: { isCustomer: "1" },
};

export const contacts = [
  ...lists("Contacts", "/contacts", ["customers", "suppliers"], "/contacts"),
  look("Contacts, adding", "/contacts/all", {
    sees: "Person",
    steps: ({ page }) => page.getByLabel("Add contact").click(),
  }),
  ...forms({ kind: "Person", ...contact, typed: { ...contact.typed, firstName: "Typed" } }),
  look("Create Person, the question", "/create_person", {
    sees: "Create Person?",
    steps: async ({ page }) => {
      await fill(page, { "First name": "Mei Hua", "Display name": "Mei Hua Lim" });
      await clicking("Save")({ page, hasScript: true });
    },
  }),
  look("Edit Person, no address", "/edit_person/{person}", {
    ...{ sees: "Address not available.", steps: clicking("Map") },
  }),
  ...forms({ kind: "Business", ...contact, typed: { ...contact.typed, name: "Typed Sdn Bhd" } }),
  look("Create Business, opened", "/create_business", {
    ...{ sees: "Add contact person", steps: opening },
  }),
];

export const items = [
  ...lists("Items", "/items", ["selling", "buying"], "/products"),
  ...forms({
    kind: "Item",
    api: "/products",
    typed: {
      ...{ name: "Typed item 茶", sku: "TYPED-1", salePrice: "12.34" },
      saleDescription: "typed words",
    },
    chosen: { saleAccountId: offered("saleAccountId") },
  }),
  answer(
    "Two who edit one item",
    "/edit_item/{item}",
    {
      ...{ ...MARK, typed: { salePrice: "5.00" }, press: { intent: "save" } },
      meanwhile: async (visit) => {
        const id = await visit.record("item");
        const item = (await visit.shop.products()).find((one) => String(one.id) === id);
        await visit.shop.call("PUT", `/products/${id}`, { ...item, sale_price: "4.00" });
      },
    },
    { sees: "This item was changed by someone else meanwhile" },
  ),
];
