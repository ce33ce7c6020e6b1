import { randomUUID } from "node:crypto";
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
  logIn: (redirectTo?: string) => Promise<string | null>;
};

const setting = (name: string) => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
};

async function upstream(path: string, body?: unknown): Promise<void> {
  const options = body === undefined ? { method: "DELETE" } : { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const response = await fetch(new URL(path, setting("LEJAR_UPSTREAM_URL")), options);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

export async function openShop({ isLoggedIn }: { isLoggedIn: boolean }): Promise<Shop> {
  const account = tinyAccount(tinyBooks({ invoices: [tinyInvoice({ no: "INV-0001", status: 0 })] }));
  const { email, password } = account;
  const promo = `SWEEP-${randomUUID().slice(0, 8)}`.toUpperCase();
  const visitor = new Visitor(setting("LEJAR_APP_URL"));
  await upstream("/testing/accounts", account);
  if (!isLoggedIn) await upstream("/testing/promotions", { code: promo, country_id: 135, monthly_fee: 3900, first_charge: 1950 });
  const logIn = async (redirectTo = "") => (await visitor.ask({ path: "/login", fields: [["email", email], ["password", password], ["redirectTo", redirectTo]] })).location;
  if (isLoggedIn && (await logIn()) === null) throw new Error("the login was refused");
  return {
    visitor,
    email,
    password,
    promo,
    setFault: (rule) => upstream("/testing/faults", { email, times: 1_000, ...rule }),
    clearFaults: () => upstream(`/testing/faults?email=${encodeURIComponent(email)}`),
    logIn,
  };
}

/** The same for calls of nobody known, such as those of the sign-up. */
export const setPublicFault = (rule: Partial<FaultRule> & Pick<FaultRule, "kind">) => upstream("/testing/faults", { email: "", times: 1_000_000, ...rule });
export const clearPublicFaults = () => upstream("/testing/faults?email=");
