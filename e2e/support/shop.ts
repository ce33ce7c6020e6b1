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

/** What journeys look at in a stored contact. */
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

/** What journeys look at in a stored item. */
type ProductRecord = Record<string, unknown> & { id: number; name: string; is_active: boolean };

/** A shop of the test's own: nothing in it is shared with another test. */
export class Shop {
  #login: ReturnType<Shop["requestLogin"]> | undefined;

  constructor(
    readonly account: AccountHolder,
    private readonly upstream: URL,
  ) {}

  /** Lets the next calls of this shop's owner go wrong, or of whose email it says. */
  async addFault(rule: Fault): Promise<void> {
    await this.postToUpstream("/testing/faults", { email: this.account.email, ...rule });
  }

  /** Lets all go well again. */
  async clearFaults(email = this.account.email): Promise<void> {
    await fetch(new URL(`/testing/faults?email=${encodeURIComponent(email)}`, this.upstream), {
      method: "DELETE",
    });
  }

  /** As if the password was last given long ago, wherever somebody is logged in. */
  async agePassword(): Promise<void> {
    const email = encodeURIComponent(this.account.email);
    await fetch(new URL(`/testing/passwords_given?email=${email}`, this.upstream), {
      method: "DELETE",
    });
  }

  /** Has all terms, methods and accounts go by other names. */
  async renameLists(): Promise<void> {
    await this.postToUpstream("/testing/renamed_lists", { readCompanyId: await this.companyId() });
  }

  /** The numbers and amounts of all invoices as the API has them, newest first. */
  async listInvoices(): Promise<
    { id: number; no: string; amount: string; balance: string; contact_name: string }[]
  > {
    const { headers, companyId } = await this.logIn();
    const response = await fetch(
      new URL(`/v2/sales?entity_id=${companyId}&type=SALE_INVOICE`, this.upstream),
      { headers },
    );
    return (
      (await response.json()) as {
        transactions: {
          id: number;
          no: string;
          amount: string;
          balance: string;
          contact_name: string;
        }[];
      }
    ).transactions;
  }

  /** One invoice as the API has it. */
  async readInvoice(id: number): Promise<Record<string, unknown>> {
    const { headers, companyId } = await this.logIn();
    const response = await fetch(
      new URL(`/v2/sales/invoices/${id}?business_id=${companyId}`, this.upstream),
      { headers },
    );
    return ((await response.json()) as { invoice: Record<string, unknown> }).invoice;
  }

  /** Another device of this shop changes an invoice's notes, or takes it away. */
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

  async companyId(): Promise<number | undefined> {
    return (await this.logIn()).companyId;
  }

  /** All contacts as the API has them. */
  async listContacts(): Promise<ContactRecord[]> {
    const { companyId } = await this.logIn();
    return (
      (await this.callApi("GET", `/contacts?business_id=${companyId}`)) as {
        contacts: ContactRecord[];
      }
    ).contacts;
  }

  /** All items in use as the API has them. */
  async listProducts(): Promise<ProductRecord[]> {
    const { companyId } = await this.logIn();
    return (
      (await this.callApi("GET", `/products?business_id=${companyId}`)) as {
        products: ProductRecord[];
      }
    ).products;
  }

  /** Of an entry of one of the API's lists, by the name that it was made with. */
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
    return entries.find((entry) => entry.name === displayedName(name))?.id;
  }

  /** Another device of this shop calls the API. */
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

  /** Another device of this shop makes an invoice under this number. */
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

  /** Once: each login costs the API a slow hash. */
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
      "X-Api-Key": setting("LEJAR_API_KEY"),
      Authorization: `Basic ${Buffer.from(pair).toString("base64")}`,
    };
    return { headers, companyId: answer.companies[0]?.id };
  }

  private async postToUpstream(path: string, body: unknown): Promise<unknown> {
    const response = await fetch(new URL(path, this.upstream), {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Api-Key": setting("LEJAR_API_KEY") },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }
}

/** Makes a shop of its own; the tiny one when no account is given. */
export async function openShop(account: AccountHolder = tinyAccount(tinyBooks())): Promise<Shop> {
  const upstream = new URL(setting("LEJAR_UPSTREAM_URL"));
  const response = await fetch(new URL("/testing/accounts", upstream), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`No shop was made: ${await response.text()}`);
  const shop = new Shop(account, upstream);
  if (projectName() === "renamed") await shop.renameLists();
  return shop;
}

/** What a term, a method or an account of that name is called: otherwise in the project `renamed`. */
export function displayedName(name: string): string {
  return projectName() === "renamed" ? reverseName(name) : name;
}

/** Logs in by the form's own post, without going through the page. */
export async function logIn(page: Page, { account }: Shop): Promise<void> {
  const response = await page.request.post("/login", {
    form: { email: account.email, password: account.password },
    headers: { Origin: setting("LEJAR_APP_URL") },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(302);
}

/** Fills in the login form that the page shows. */
export async function typeLogin(page: Page, { account }: Shop): Promise<void> {
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "LOG IN" }).click();
}

/**
 * The API ends the login with the next calls; after it one logs in again where the dialog leads.
 */
export async function logInAgain(page: Page, shop: Shop): Promise<void> {
  await expect(page.getByRole("alertdialog", { name: "Unauthorized" })).toContainText(
    "You have been logged out",
  );
  await shop.clearFaults();
  await page.getByRole("link", { name: "Ok" }).click();
  await typeLogin(page, shop);
}

/**
 * Opens an address, whose page must be drawn by the standards, and, in a browser with script, waits
 * until script has taken over.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  expect(await page.evaluate(() => document.compatMode), address).toBe("CSS1Compat");
  await waitForScript(page);
}

/** As a person does who goes on typing once the page is there again. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForScript(page);
}

async function waitForScript(page: Page): Promise<void> {
  if (hasScript()) await expect(page.locator("html")).toHaveClass(/scripted/);
}

/**
 * The rest of a list: without script it comes with a link, with script as the end comes near, and
 * the link is gone by itself.
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

/** What the set-up says; in the project `plain`, of its own servers. */
export function setting(name: string): string {
  const isPlain = projectName() === "plain";
  const value = process.env[isPlain ? name.replace("LEJAR_", "LEJAR_PLAIN_") : name];
  if (!value)
    throw new Error(`${name} is not set: the journeys are run by Playwright's own set-up.`);
  return value;
}

/** Undefined outside of journeys: pictures of the screens are taken of the same shops. */
function projectName(): string | undefined {
  try {
    return test.info().project.name;
  } catch {
    return undefined;
  }
}

/** `shop` is the tiny one; its owner is logged in on `page`. */
export const test = base.extend<{ shop: Shop }>({
  shop: async ({ page }, use) => {
    const shop = await openShop();
    await logIn(page, shop);
    await use(shop);
  },
});

export { expect };
