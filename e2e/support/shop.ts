import process from "node:process";
import { expect, type Page } from "@playwright/test";
import type { AccountHolder } from "../../upstream/books/types";
import { reverseName, tinyAccount, tinyBooks } from "../../upstream/testing/fixtures";
import type { FaultRule } from "../../upstream/testing/faults";
import { test as base } from "./browser";

export type Fault = Partial<FaultRule> & Pick<FaultRule, "kind">;

type Entity = {
  display_name: string;
  name: string;
  email: string;
  phone_no: string;
  reg_no: string;
  first_name: string;
  last_name: string;
  address: string;
  type: number;
};
type PersonNames = {
  display_name: string;
  email: string;
  phone_no: string;
  first_name: string;
  last_name: string;
};

/** The fields of a stored contact that journeys check. */
type ContactRecord = {
  id: number;
  is_customer: boolean;
  is_supplier: boolean;
  memo: string;
  term_id: number | null;
  supplier_term_id: number | null;
  files: unknown;
  extras: unknown;
  send_mail: unknown;
  entity: Entity;
  contactpersons: { id: number; people: PersonNames }[];
  addresses: {
    id: number;
    street: string;
    city: string;
    country_id: number | null;
    is_primary: boolean;
  }[];
};

/** The fields of a stored item that journeys check. */
type ProductRecord = Record<string, unknown> & { id: number; name: string; is_active: boolean };

/** The fields of a listed invoice that journeys check. */
type ListedInvoice = {
  id: number;
  no: string;
  amount: string;
  balance: string;
  contact_name: string;
};

/** A shop that belongs to one test: no other test uses its data. */
export class Shop {
  #login: ReturnType<Shop["requestLogin"]> | undefined;

  constructor(
    readonly account: AccountHolder,
    private readonly upstream: URL,
  ) {}

  /** Makes the next API calls fail: those of this shop's owner, or of `rule.email`. */
  async addFault(rule: Fault): Promise<void> {
    await this.postToUpstream("/testing/faults", { email: this.account.email, ...rule });
  }

  /** Removes all faults of an account. */
  async clearFaults(email = this.account.email): Promise<void> {
    await fetch(new URL(`/testing/faults?email=${encodeURIComponent(email)}`, this.upstream), {
      method: "DELETE",
    });
  }

  /** Makes every session of the owner require the password again for sensitive changes. */
  async requirePasswordAgain(): Promise<void> {
    const email = encodeURIComponent(this.account.email);
    await fetch(new URL(`/testing/passwords_given?email=${email}`, this.upstream), {
      method: "DELETE",
    });
  }

  /** Gives all payment terms, payment methods and deposit accounts other names. */
  async renameLists(): Promise<void> {
    await this.postToUpstream("/testing/renamed_lists", { companyId: await this.readCompanyId() });
  }

  /** Lists the first page of the shop's invoices from the API, newest first. */
  async listInvoices(): Promise<ListedInvoice[]> {
    const { headers, companyId } = await this.logIn();
    const response = await fetch(
      new URL(`/v2/sales?entity_id=${companyId}&type=SALE_INVOICE`, this.upstream),
      { headers },
    );
    return ((await response.json()) as { transactions: ListedInvoice[] }).transactions;
  }

  /** Reads one invoice from the API. */
  async readInvoice(id: number): Promise<Record<string, unknown>> {
    const { headers, companyId } = await this.logIn();
    const response = await fetch(
      new URL(`/v2/sales/invoices/${id}?business_id=${companyId}`, this.upstream),
      { headers },
    );
    return ((await response.json()) as { invoice: Record<string, unknown> }).invoice;
  }

  /** Changes an invoice's notes or deletes the invoice, as another device of this shop would. */
  async changeInvoiceElsewhere(id: number, change: { memo: string } | "delete"): Promise<void> {
    const { headers, companyId } = await this.logIn();
    const address = new URL(`/v2/sales/invoices/${id}?business_id=${companyId}`, this.upstream);
    const body = JSON.stringify({
      ...(await this.readInvoice(id)),
      ...(change === "delete" ? {} : change),
      business_id: companyId,
    });
    const response = await fetch(
      address,
      change === "delete"
        ? { method: "DELETE", headers }
        : { method: "PUT", headers: { ...headers, "Content-Type": "application/json" }, body },
    );
    if (!response.ok) throw new Error(await response.text());
  }

  /** Returns the id of the owner's first company; undefined when the owner has none. */
  async readCompanyId(): Promise<number | undefined> {
    return (await this.logIn()).companyId;
  }

  /** Lists all contacts of the shop from the API. */
  async listContacts(): Promise<ContactRecord[]> {
    const { companyId } = await this.logIn();
    return (
      (await this.callApi("GET", `/contacts?business_id=${companyId}`)) as {
        contacts: ContactRecord[];
      }
    ).contacts;
  }

  /** Lists the active items of the shop from the API, sorted by price from high to low. */
  async listProducts(): Promise<ProductRecord[]> {
    const { companyId } = await this.logIn();
    return (
      (await this.callApi("GET", `/products?business_id=${companyId}`)) as {
        products: ProductRecord[];
      }
    ).products;
  }

  /** Returns the id of a list's entry by its original name; undefined when there is none. */
  async findListId(
    list: "methods" | "accounts" | "categories" | "terms",
    name: string,
  ): Promise<number | undefined> {
    const { companyId } = await this.logIn();
    const requests = [{ uri: `/lists/${list}`, params: { company_id: companyId } }];
    const answer = (await this.callApi("POST", "/lists/mixed", { requests })) as Record<
      string,
      { id: number; name: string; items?: { id: number; name: string }[] }[]
    >;
    const entries = answer[list]?.flatMap((entry) => entry.items ?? [entry]) ?? [];
    return entries.find((entry) => entry.name === getDisplayedName(name))?.id;
  }

  /** Calls the API as another device of this shop would; throws on an error status. */
  async callApi(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
  ): Promise<unknown> {
    const { headers } = await this.logIn();
    const response = await fetch(new URL(`/v2${path}`, this.upstream), {
      method,
      headers: { ...headers, "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  /** Creates a draft invoice with this number, as another device of this shop would. */
  async createInvoiceElsewhere(no: string): Promise<void> {
    const { companyId } = await this.logIn();
    const requests = [{ uri: "/lists/currencies", params: { company_id: companyId } }];
    const { currencies } = (await this.callApi("POST", "/lists/mixed", { requests })) as {
      currencies: { id: number; is_primary: boolean }[];
    };
    const [contact] = await this.listContacts();
    const [product] = await this.listProducts();
    await this.callApi("POST", "/sales/invoices", {
      business_id: companyId,
      contact_id: contact?.id,
      currency_id: currencies.find((currency) => currency.is_primary)?.id,
      currency_rate: "1",
      term_id: await this.findListId("terms", "Cash"),
      is_cash_term: true,
      date: "2026-11-01",
      no,
      status: 0,
      memo: "",
      items: [
        {
          line: 1,
          name: "x",
          product_id: product?.id,
          quantity: "1",
          unit_price: "1.00",
          discount: "0%",
        },
      ],
      partials: [],
    });
  }

  /** Logs in to the API once, because each login costs a slow hash. */
  private logIn() {
    this.#login ??= this.requestLogin();
    return this.#login;
  }

  private async requestLogin() {
    const { email, password } = this.account;
    const answer = (await this.postToUpstream("/v2/login", {
      email,
      password,
      client_id: "test",
    })) as {
      session: { client_id: string; access_token: string };
      companies: { id: number }[];
    };
    const pair = `${answer.session.client_id}:${answer.session.access_token}`;
    const headers = {
      "X-Api-Key": readSetting("LEJAR_API_KEY"),
      Authorization: `Basic ${Buffer.from(pair).toString("base64")}`,
    };
    return { headers, companyId: answer.companies[0]?.id };
  }

  /** Posts to the API or to its routes for tests, without a login. */
  async postToUpstream(path: string, body: unknown): Promise<unknown> {
    const response = await fetch(new URL(path, this.upstream), {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Api-Key": readSetting("LEJAR_API_KEY") },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }
}

/** Creates a shop with this account, or with an account that has the tiny books. */
export async function openShop(account: AccountHolder = tinyAccount(tinyBooks())): Promise<Shop> {
  const upstream = new URL(readSetting("LEJAR_UPSTREAM_URL"));
  const response = await fetch(new URL("/testing/accounts", upstream), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`The shop was not created: ${await response.text()}`);
  const shop = new Shop(account, upstream);
  if (projectName() === "renamed") await shop.renameLists();
  return shop;
}

/**
 * Returns the displayed name of a term, method or account, which differs in the project `renamed`.
 */
export function getDisplayedName(name: string): string {
  return projectName() === "renamed" ? reverseName(name) : name;
}

/** Logs in by posting the form, without opening the page. */
export async function logIn(page: Page, { account }: Shop): Promise<void> {
  const response = await page.request.post("/login", {
    form: { email: account.email, password: account.password },
    headers: { Origin: readSetting("LEJAR_APP_URL") },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(302);
}

/** Fills in and sends the login form on the page. */
export async function typeLogin(page: Page, { account }: Shop): Promise<void> {
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "LOG IN" }).click();
}

/** Logs in again through the dialog, after the API has ended the login. */
export async function logInAgain(page: Page, shop: Shop): Promise<void> {
  await expect(page.getByRole("alertdialog", { name: "Unauthorized" })).toContainText(
    "You have been logged out",
  );
  await shop.clearFaults();
  await page.getByRole("link", { name: "Ok" }).click();
  await typeLogin(page, shop);
}

/**
 * Opens an address, checks that the page is in standards mode, and waits for script in a browser
 * with script.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  expect(await page.evaluate(() => document.compatMode), address).toBe("CSS1Compat");
  await waitForScript(page);
}

/** Reloads the page and waits for script. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForScript(page);
}

/** Waits until script runs on the page; without script, does nothing. */
export async function waitForScript(page: Page): Promise<void> {
  if (hasScript()) await expect(page.locator("html")).toHaveClass(/scripted/);
}

/**
 * Loads the next page of a list: by the link without script, by scrolling to the end with script.
 */
export async function loadMore(page: Page): Promise<void> {
  const main = page.getByRole("main");
  const rows = main.getByRole("row").or(main.getByRole("listitem"));
  if (hasScript()) await rows.last().scrollIntoViewIfNeeded();
  else await page.getByRole("link", { name: "Load more" }).click();
}

export function hasScript(): boolean {
  return test.info().project.use.javaScriptEnabled !== false;
}

/** Returns a value of the servers' set-up; in the project `plain`, that of the plain servers. */
export function readSetting(name: string): string {
  const isPlain = projectName() === "plain";
  const value = process.env[isPlain ? name.replace("LEJAR_", "LEJAR_PLAIN_") : name];
  if (!value)
    throw new Error(`${name} is not set: the journeys are run by Playwright's own set-up.`);
  return value;
}

/**
 * Returns the name of Playwright's project, or undefined outside of journeys, as when pictures are
 * taken.
 */
function projectName(): string | undefined {
  try {
    return test.info().project.name;
  } catch {
    return undefined;
  }
}

/**
 * Playwright's `test` with a `shop` whose books are tiny and whose owner is logged in on `page`.
 */
export const test = base.extend<{ shop: Shop }>({
  shop: async ({ page }, use) => {
    const shop = await openShop();
    await logIn(page, shop);
    await use(shop);
  },
});

export { expect };
