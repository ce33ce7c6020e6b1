import { offered, UNSENT } from "../forms";
import { WORDS } from "../records";
import { answer, by, file, look, page, post } from "../screen";
import { clicking, switching, tapping } from "../steps";

const PROFILE = { address: "9, typed street", bankName: "Typed bank", footer: WORDS };
const KEY_FREE = { mark: null };

/** The dashboard, the menu and the business. */
export const home = [
  page("Dashboard", "/", { as: "demo", sees: "Invoice Overview" }),
  look("Dashboard, the figures of a chart", "/", {
    ...{ as: "demo", sees: "Month", steps: tapping("Show figures") },
  }),
  look("Dashboard, Bank or Cash Balance", "/#balance", { as: "demo" }),
  look("Dashboard, Income by Category", "/#income", { as: "demo" }),
  look("Dashboard, adding a contact", "/", {
    ...{ sees: "Business or Person", steps: clicking("Add Contact") },
  }),
  look("Dashboard without its figures", "/", {
    sees: "The figures could not be fetched.",
    fault: { kind: "status", status: 503, path: "/snapshot" },
  }),
  look("Menu", "/", { as: "demo", sees: "Sign Out", steps: clicking("Menu") }),
  look("Another company", "/", {
    as: "demo",
    sees: "You are now in Lorong Kertas Studio Pte Ltd.",
    steps: switching("Lorong Kertas Studio Pte Ltd"),
  }),
  look("Subscription Expired", "/", {
    ...{ as: "demo", sees: "Subscription Expired.", steps: switching("Jahitan Seri Kenari") },
  }),
  file("Switch company, by address", "/company", { isFile: false }),
  post(
    "Switch company",
    "/company",
    { ...KEY_FREE, press: { companyId: "{company}" } },
    { mayBeRight: true },
  ),
  file("Lite, by address", "/lite", { isFile: false }),
  post("Lite", "/lite", { ...KEY_FREE, press: { lite: "on" } }, { mayBeRight: true }),
  file("Log out, by address", "/logout", { isFile: false }),
  post("Log out", "/logout", KEY_FREE, { mayBeRight: true }),
  page("Business profile", "/business", { as: "demo", sees: "Footer of the invoice" }),
  post(
    "Business profile, saved",
    "/business",
    {
      ...{ mark: 'id="business"', typed: PROFILE, press: { intent: "save" } },
      kept: () => "/unsent?then=%2Fbusiness",
    },
    { alone: { method: "PUT", path: "/companies" } },
  ),
  ...by("new", [
    look("Dashboard of a new company", "/", { sees: "Let's get started" }),
    look("Dashboard after signing up", "/?welcome=trial", { sees: "Welcome" }),
    look("Business profile of a new company", "/business", {
      ...{ sees: "What your invoice still lacks", isMain: true },
    }),
  ]),
  page("Invoice Personalization", "/invoice_personalization", { as: "demo", sees: "Classic" }),
  post(
    "Invoice Personalization, saved",
    "/invoice_personalization",
    { mark: null, press: { style: "1", color: "#FFFFFF", key: "sweep" } },
    { alone: { path: "/setting/update_template" } },
  ),
  ...by("new", [
    look("Invoice Personalization, after signing up", "/invoice_personalization?mode=register", {
      sees: "Create the perfect invoice to match your brand. This will take a minute!",
    }),
    look(
      "Invoice Personalization, in register mode",
      "/invoice_personalization?mode=register&start=1",
      { sees: "SKIP" },
    ),
  ]),
  file("Promotion", "/promotion?code={promo}", { as: "nobody" }),
  file("Health", "/healthz"),
  file("Script of the card form", "/dropin.js"),
  file("Manifest", "/manifest.webmanifest"),
  file("Logo", "/business/logo.png"),
];

const ITEMS = "/select_item?draft=new";
const failed = { kind: "status", status: 503, times: 9 } as const;

/** What stands in a page's place. */
export const faults = [
  page("Not found", "/no/such/page", { mayBeRight: true, sees: "Not found" }),
  look("Connection Error", "/contacts/all", {
    ...{ sees: "Connection Error", fault: { ...failed, path: "/contacts" } },
  }),
  look("Unauthorized", "/invoices/all", {
    ...{ sees: "You have been logged out", fault: { ...failed, status: 401 } },
  }),
  look("Subscription Expired, by the API", "/invoices/all", {
    ...{ sees: "Subscription Expired.", fault: { ...failed, status: 402 } },
  }),
  answer(
    "A post without an answer",
    ITEMS,
    { mark: 'id="items"', press: { item: offered("item"), add: "1" } },
    { sees: "Connection Error", fault: { ...failed, path: "/products" } },
  ),
  page("Not sent yet", UNSENT({ path: ITEMS }), {
    ...{ sees: "What you entered is kept.", mayBeRight: true },
    // The login ends while something is sent.
    after: async (visit) => {
      await visit.setFault({ kind: "status", status: 401 });
      await visit.visitor.ask({ path: ITEMS, fields: [["add", "1"]] });
      await visit.clearFaults();
      await visit.logIn();
    },
  }),
  post("Not sent yet, given up", "/unsent", KEY_FREE, { mayBeRight: true }),
  look("Loading", "/contacts/all", {
    sees: "Loading",
    needsScript: true,
    steps: async ({ page }) => {
      await page.route("**/contacts/customers*", () => {});
      await page.getByRole("link", { name: "Customers", exact: true }).click();
    },
  }),
];
