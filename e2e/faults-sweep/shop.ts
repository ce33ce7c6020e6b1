import { randomUUID } from "node:crypto";
import * as z from "zod";
import { tinyAccount, tinyBooks, tinyInvoice } from "../../upstream/testing/fixtures";
import type { FaultRule } from "../../upstream/testing/faults";
import { Visitor } from "./visitor";

/** A shop of one attempt's own, with its owner logged in. */
export type Shop = {
  visitor: Visitor;
  email: string;
  password: string;
  /** Made for the sign-up. */
  promo: string;
  setFault: (rule: Partial<FaultRule> & Pick<FaultRule, "kind">) => Promise<void>;
  clearFaults: () => Promise<void>;
  /** The first of each kind in its books. */
  ids: () => Promise<
    Record<
      "business" | "person" | "item" | "invoice" | "issued" | "payment" | "unpaid" | "late",
      string
    >
  >;
  logIn: (redirectTo?: string) => Promise<string | null>;
};

const PART = { method: "bank", ledgerAccount: "bank", amount: "40.00", date: "2026-11-02" };

/** With which the shop's visitor signs up. */
export const newEmail = (email: string) => `new-${email}`;

const setting = (name: string) => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
};

async function upstream(path: string, body?: unknown): Promise<void> {
  const options =
    body === undefined
      ? { method: "DELETE" }
      : {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "Content-Type": "application/json" },
        };
  const response = await fetch(new URL(path, setting("LEJAR_UPSTREAM_URL")), options);
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

export async function openShop({ isLoggedIn }: { isLoggedIn: boolean }): Promise<Shop> {
  const account = tinyAccount(
    tinyBooks({
      invoices: [
        tinyInvoice({ no: "LATE-1", date: "2026-09-01", dueDate: "2026-10-01" }),
        tinyInvoice({ no: "UNPAID-1" }),
        tinyInvoice({ no: "ISSUED-1", payments: [PART] }),
        tinyInvoice({ no: "INV-0001", status: 0 }),
      ],
    }),
  );
  const { email, password } = account;
  const emails = [email, newEmail(email)];
  const promo = `SWEEP-${randomUUID().slice(0, 8)}`.toUpperCase();
  const visitor = new Visitor(setting("LEJAR_APP_URL"));
  await upstream("/testing/accounts", account);
  if (!isLoggedIn)
    await upstream("/testing/promotions", {
      code: promo,
      country_id: 135,
      monthly_fee: 3900,
      first_charge: 1950,
    });
  const logIn = async (redirectTo = "") =>
    (
      await visitor.ask({
        path: "/login",
        fields: [
          ["email", email],
          ["password", password],
          ["redirectTo", redirectTo],
        ],
      })
    ).location;
  if (isLoggedIn && (await logIn()) === null) throw new Error("the login was refused");
  return {
    visitor,
    email,
    password,
    promo,
    setFault: async (rule) => {
      for (const each of emails)
        await upstream("/testing/faults", { email: each, times: 1_000, ...rule });
    },
    clearFaults: async () => {
      for (const each of emails)
        await upstream(`/testing/faults?email=${encodeURIComponent(each)}`);
    },
    ids: () => readIds(email, password),
    logIn,
  };
}

const found = z.array(
  z.object({ id: z.coerce.string(), entity: z.object({ type: z.number() }).optional() }),
);

const id = z.coerce.string();
const sales = z.array(z.object({ id, transactions: z.array(z.object({ id })) }));

/** Asked of the API itself: the pages of three lists would cost more than what is tried. */
async function readIds(email: string, password: string) {
  const ask = async (path: string, options: RequestInit = {}): Promise<unknown> => {
    const headers = {
      "X-Api-Key": setting("LEJAR_API_KEY"),
      "Content-Type": "application/json",
      ...options.headers,
    };
    return (
      await fetch(new URL(`/v2${path}`, setting("LEJAR_UPSTREAM_URL")), { ...options, headers })
    ).json();
  };
  const login = z
    .object({
      session: z.object({ client_id: z.string(), access_token: z.string() }),
      companies: z.array(z.object({ id: z.number() })),
    })
    .parse(
      await ask("/login", {
        method: "POST",
        body: JSON.stringify({ email, password, client_id: "sweep" }),
      }),
    );
  const { session, companies } = login;
  const headers = {
    Authorization:
      `Basic ` +
      `${Buffer.from(`${session.client_id}:${session.access_token}`).toString("base64")}`,
  };
  const company = companies[0]?.id;
  const [{ contacts }, { products }, { transactions }] = await Promise.all([
    ask(`/contacts?business_id=${company}`, { headers }).then((answer) =>
      z.object({ contacts: found }).parse(answer),
    ),
    ask(`/products?business_id=${company}`, { headers }).then((answer) =>
      z.object({ products: found }).parse(answer),
    ),
    ask(`/sales?entity_id=${company}&type=SALE_INVOICE`, { headers }).then((answer) =>
      z.object({ transactions: sales }).parse(answer),
    ),
  ]);
  const person = contacts.find(({ entity }) => entity?.type === 0);
  const business = contacts.find((contact) => contact !== person);
  return {
    business: business?.id ?? "",
    person: person?.id ?? "",
    item: products[0]?.id ?? "",
    invoice: transactions[0]?.id ?? "",
    issued: transactions[1]?.id ?? "",
    payment: transactions[1]?.transactions[0]?.id ?? "",
    unpaid: transactions[2]?.id ?? "",
    late: transactions[3]?.id ?? "",
  };
}

/** The same for calls of nobody known, such as those of the sign-up. */
export const setPublicFault = (rule: Partial<FaultRule> & Pick<FaultRule, "kind">) =>
  upstream("/testing/faults", { email: "", times: 1_000_000, ...rule });
export const clearPublicFaults = () => upstream("/testing/faults?email=");
