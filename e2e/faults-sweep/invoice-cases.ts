import { SEARCH_FAILED } from "./words";
import { versioned } from "./issued-cases";
import { readForm, withFields } from "./markup";
import type { Shop } from "./shop";
import type { Fields } from "./visitor";
import type { Case, Prepared } from "./case";

const TYPED = { memo: "typed notes 记下 அ", "lines[0].quantity": "1234.5" };
const LINE = [
  "id",
  "storedId",
  "productId",
  "accountId",
  "name",
  "description",
  "unitPrice",
  "discount",
  "taxCodeId",
  "pricedIn",
];

const stored = async (shop: Shop) => `/edit_invoice/${(await shop.ids()).invoice}`;
const fresh = async () => "/create_invoice";
const twin = async () => "/create_invoice_test";

/** The form with a contact, a mug and notes. */
async function fill(shop: Shop, path: string): Promise<Fields> {
  const { body } = await shop.visitor.open(path);
  const fields = readForm(body, 'id="invoice"');
  if (path.startsWith("/edit_invoice")) return withFields(fields, TYPED);
  const { item, business: contact } = await shop.ids();
  const line = Object.fromEntries(LINE.map((name) => [`lines[0].${name}`, ""]));
  const values = {
    ...line,
    ...TYPED,
    contactId: contact,
    contactName: "Kopitiam Jaya",
    "lines[0].id": "first",
    "lines[0].productId": item,
    "lines[0].name": "Mug",
    "lines[0].unitPrice": "3.00",
  };
  return withFields(fields, values);
}

function press(
  intent: string,
  path: (shop: Shop) => Promise<string>,
  more: Partial<Case> & { values?: Record<string, string> } = {},
): Case {
  const { values = {}, ...rest } = more;
  const prepare = async (shop: Shop): Promise<Prepared> => {
    const address = await path(shop);
    const fields = withFields(await fill(shop, address), { intent, ...values });
    const isCleared = ["discard", "startOver", "delete", "removeLine:first"].includes(intent);
    return {
      path: address,
      fields,
      typed: isCleared
        ? []
        : Object.values(TYPED).filter((value) =>
            intent.startsWith("quantity") ? value !== "1234.5" : true,
          ),
      kept: address,
    };
  };
  return { name: intent, prepare, ...rest };
}

/** A page that chooses something for a draft, which is kept first. */
function choose(
  path: string,
  mark: string,
  values: (html: string) => Record<string, string>,
  typed: string[] = [],
): Case {
  const prepare = async (shop: Shop): Promise<Prepared> => {
    await keepDraft(shop);
    const { body } = await shop.visitor.open(path);
    return { path, fields: withFields(readForm(body, mark), values(body)), typed };
  };
  return { name: "choose", prepare, mayBeRight: true };
}

const seeDraft = (path: string, more: Partial<Case> = {}): Case => ({
  name: "GET",
  prepare: async (shop) => (await keepDraft(shop), { path }),
  mayBeRight: true,
  ...more,
});

async function keepDraft(shop: Shop, values: Record<string, string> = {}): Promise<void> {
  const fields = withFields(await fill(shop, "/create_invoice"), {
    intent: "update",
    title: "Typed title",
    ...values,
  });
  const { status } = await shop.visitor.ask({ path: "/create_invoice", fields });
  if (status !== 302) throw new Error(`the draft was not kept (${status})`);
}

const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";

const write = { alone: { path: "/sales/invoices" } };
const local = { mayBeRight: true, isMinor: true };
const BUTTONS = [
  "update",
  "summary",
  "contact",
  "item",
  "service",
  "matchDueDate",
  "details",
  "discard",
  "startOver",
  "payment:0",
  "quantity:first:1:1235.5",
  "removeLine:first",
];

const preview = async (shop: Shop): Promise<Prepared> => {
  await keepDraft(shop);
  const { body } = await shop.visitor.open("/invoice_preview?draft=new");
  return {
    path: "/invoice_preview?draft=new",
    fields: readForm(body, 'action="/invoice_preview'),
    kept: "/create_invoice",
    typed: [],
  };
};

/** By script, while it is typed. */
const keepTyped = (name: string, path: (shop: Shop) => Promise<string>): Case => ({
  name: `keep ${name}`,
  prepare: async (shop) => {
    const address = await path(shop);
    const draft = name === "new" ? name : address.replace("/edit_invoice/", "edit-");
    return { path: `/draft?draft=${draft}`, fields: await fill(shop, address) };
  },
  isFile: true,
  mayBeRight: true,
});

/** Invoices, and what is chosen for them. */
export const invoiceCases: Record<string, Case[]> = {
  "routes/_app._index": [{ name: "GET", prepare: async () => ({ path: "/" }) }],
  "routes/_app.$": [
    { name: "GET", prepare: async () => ({ path: "/no/such/page" }), mayBeRight: true },
  ],
  "routes/_app.invoices.($cat)": [
    { name: "GET", prepare: async () => ({ path: "/invoices/all" }) },
    {
      name: "GET period",
      isMinor: true,
      prepare: async () => ({ path: "/invoices/all?period=month&sort=balance" }),
    },
    {
      name: "GET q",
      words: SEARCH_FAILED,
      prepare: async () => ({ path: "/invoices/all?q=kopi" }),
    },
  ],
  "routes/_app.create_invoice": [
    { name: "GET", prepare: async () => ({ path: "/create_invoice" }) },
    ...BUTTONS.map((intent) => press(intent, fresh, local)),
    press("save", fresh, write),
    press("send", fresh, write),
    press("preview", fresh, local),
  ],
  "routes/_app.create_invoice_test": [
    { name: "GET", prepare: async () => ({ path: "/create_invoice_test" }) },
    press("update", twin, local),
    press("save", twin, write),
  ],
  "routes/_app.edit_invoice.$id": [
    { name: "GET", prepare: async (shop) => ({ path: await stored(shop) }), mayBeRight: true },
    press("update", stored, local),
    press("save", stored, write),
    press("send", stored, write),
    press("delete", stored, write),
    press("startOver", stored, local),
  ],
  "routes/draft": [keepTyped("new", fresh), keepTyped("stored", stored)],
  "routes/_app.preview_pdf": [
    {
      name: "GET",
      prepare: async (shop) => ({ path: `/preview_pdf?invoice=${(await shop.ids()).invoice}` }),
    },
    {
      name: "GET version",
      prepare: async (shop) => ({
        path: `/preview_pdf?invoice=${await versioned(shop)}&version=1`,
      }),
    },
  ],
  "routes/_app.select_contact.$cat": [
    seeDraft("/select_contact/all?draft=new"),
    choose("/select_contact/all?draft=new", 'action="/select_contact/all', (html) => ({
      contactId: first(html, /name="contactId" value="([^"]+)/),
    })),
  ],
  "routes/_app.select_item": [
    seeDraft("/select_item?draft=new"),
    choose("/select_item?draft=new", 'id="items"', (html) => ({
      item:
        first(html, /name="item"[^>]*value="([^"]+)/) ||
        first(html, /value="([^"]+)"[^>]*name="item"/),
      add: "1",
    })),
    { ...choose("/select_item?draft=new", 'id="items"', () => ({ q: "mug" })), name: "search" },
  ],
  "routes/_app.select_account": [
    seeDraft("/select_account?draft=new"),
    choose("/select_account?draft=new", 'action="/select_account', (html) => ({
      account: first(html, /name="account"[^>]*value="([^"]+)/),
    })),
  ],
  "routes/_app.select_payment": [
    seeDraft("/select_payment?draft=new&payment=0"),
    ...["method", "account", "done"].map((intent) => ({
      ...choose("/select_payment?draft=new&payment=0", 'id="payment"', () => ({
        amount: "77.77",
        intent,
      })),
      name: intent,
    })),
  ],
  "routes/_app.method": [
    seeDraft("/method?draft=new&payment=0"),
    choose("/method?draft=new&payment=0", 'action="/method', (html) => ({
      choice: first(html, /name="choice"[^>]*value="([^"]+)/),
    })),
  ],
  "routes/_app.account": [
    seeDraft("/account?draft=new&payment=0"),
    choose("/account?draft=new&payment=0", 'action="/account', (html) => ({
      choice: first(html, /name="choice"[^>]*value="([^"]+)/),
    })),
  ],
  "routes/_app._wizard.invoice_details": [
    seeDraft("/invoice_details?draft=new"),
    choose("/invoice_details?draft=new", 'id="details"', () => ({
      title: "Another title",
      memo: "other memo",
    })),
    {
      ...choose(
        "/invoice_details?draft=new",
        'id="details"',
        () => ({ title: "", memo: "other memo" }),
        ["other memo"],
      ),
      name: "incomplete",
    },
  ],
  "routes/_app._wizard.invoice_personalization": [
    { name: "GET", prepare: async () => ({ path: "/invoice_personalization" }) },
    {
      name: "save",
      prepare: async () => ({
        path: "/invoice_personalization",
        fields: [
          ["style", "1"],
          ["color", "#FFFFFF"],
          ["key", "sweep"],
        ],
      }),
      alone: { path: "/setting/update_template" },
    },
  ],
  "routes/_app._wizard.invoice_preview": [
    seeDraft("/invoice_preview?draft=new"),
    { name: "done", prepare: preview, alone: { method: "POST", path: "/sales/invoices" } },
  ],
  "routes/_app.unsent": [
    { name: "GET", prepare: async () => ({ path: "/unsent" }), mayBeRight: true },
    { name: "give up", prepare: async () => ({ path: "/unsent", fields: [] }), mayBeRight: true },
  ],
};
