import { firstChoice, unsentPath } from "../forms";
import { SAMPLE_TEXT } from "../records";
import {
  formResult,
  ownedBy,
  fileScreen,
  pageState,
  pageScreen,
  formPost,
  unpicturedScreen,
} from "../screen";
import { clickButtons, switchCompany, tapText } from "../steps";

const PROFILE = { address: "9, typed street", bankName: "Typed bank", footer: SAMPLE_TEXT };
const POST_WITHOUT_FORM_PAGE = { formTagText: null };

/** The dashboard, the menu and the business profile. */
export const home = [
  pageScreen("Dashboard", "/", {
    owner: "demo",
    usesWidth: true,
    expectedText: "Invoice Overview",
  }),
  pageState("Dashboard, the figures of a chart", "/", {
    ...{ owner: "demo", expectedText: "Month", steps: tapText("Show figures") },
  }),
  pageState("Dashboard, Bank or Cash Balance", "/#balance", { owner: "demo" }),
  pageState("Dashboard, Income by Category", "/#income", { owner: "demo" }),
  pageState("Dashboard, adding a contact", "/", {
    ...{ expectedText: "Business or Person", steps: clickButtons("Add Contact") },
  }),
  pageState("Dashboard without its figures", "/", {
    expectedText: "The figures could not be fetched.",
    fault: { kind: "status", status: 503, path: "/snapshot" },
  }),
  pageState("Dashboard without the part about today", "/", {
    owner: "demo",
    expectedText: "What needs you today could not be fetched.",
    fault: { kind: "status", status: 503, path: "/today" },
  }),
  pageState("Menu", "/", { owner: "demo", expectedText: "Sign Out", steps: clickButtons("Menu") }),
  pageState("Another company", "/", {
    owner: "demo",
    expectedText: "You are now in Lorong Kertas Studio Pte Ltd.",
    steps: switchCompany("Lorong Kertas Studio Pte Ltd"),
  }),
  pageState("Subscription Expired", "/", {
    ...{
      owner: "demo",
      expectedText: "Subscription Expired.",
      steps: switchCompany("Jahitan Seri Kenari"),
    },
  }),
  unpicturedScreen("Switch company, opened as a page", "/company"),
  formPost(
    "Switch company",
    "/company",
    { ...POST_WITHOUT_FORM_PAGE, choices: { companyId: "{company}" } },
    { maySucceed: true },
  ),
  unpicturedScreen("Lite, opened as a page", "/lite"),
  formPost(
    "Lite",
    "/lite",
    { ...POST_WITHOUT_FORM_PAGE, choices: { lite: "on" } },
    { maySucceed: true },
  ),
  unpicturedScreen("Log out, opened as a page", "/logout"),
  formPost("Log out", "/logout", POST_WITHOUT_FORM_PAGE, { maySucceed: true }),
  pageScreen("Business profile", "/business", {
    owner: "demo",
    expectedText: "Footer of the invoice",
  }),
  formPost(
    "Business profile, saved",
    "/business",
    {
      ...{ formTagText: 'id="business"', typed: PROFILE, choices: { intent: "save" } },
      storedFormPath: () => "/unsent?then=%2Fbusiness",
    },
    { ownCalls: { method: "PUT", path: "/companies" } },
  ),
  ...ownedBy("new", [
    pageState("Dashboard of a new company", "/", { expectedText: "Let's get started" }),
    pageState("Dashboard after signing up", "/?welcome=trial", { expectedText: "Welcome" }),
    pageState("Business profile of a new company", "/business", {
      ...{ expectedText: "What your invoice still lacks", isMain: true },
    }),
  ]),
  pageScreen("Invoice Personalization", "/invoice_personalization", {
    owner: "demo",
    expectedText: "Classic",
  }),
  formPost(
    "Invoice Personalization, saved",
    "/invoice_personalization",
    { ...POST_WITHOUT_FORM_PAGE, choices: { style: "1", color: "#FFFFFF", key: "sweep" } },
    { ownCalls: { path: "/setting/update_template" } },
  ),
  ...ownedBy("new", [
    pageState(
      "Invoice Personalization, after signing up",
      "/invoice_personalization?mode=register",
      {
        expectedText: "Create the perfect invoice to match your brand. This will take a minute!",
      },
    ),
    pageState(
      "Invoice Personalization, in register mode",
      "/invoice_personalization?mode=register&start=1",
      { expectedText: "SKIP" },
    ),
  ]),
  fileScreen("Promotion", "/promotion?code={promo}", { owner: "nobody" }),
  fileScreen("Health", "/healthz"),
  fileScreen("Script of the card form", "/dropin.js"),
  fileScreen("Manifest", "/manifest.webmanifest"),
  fileScreen("Logo", "/business/logo.png"),
];

const ITEMS = "/select_item?draft=new";
/** A fault of the next nine calls to the API, which covers the retries of a page. */
const FAILURE = { kind: "status", status: 503, times: 9 } as const;

/** The pages that appear in place of another page. */
export const replacementPages = [
  pageScreen("Not found", "/no/such/page", { maySucceed: true, expectedText: "Not found" }),
  pageState("Connection Error", "/contacts/all", {
    ...{ expectedText: "Connection Error", fault: { ...FAILURE, path: "/contacts" } },
  }),
  pageState("Unauthorized", "/invoices/all", {
    ...{ expectedText: "You have been logged out", fault: { ...FAILURE, status: 401 } },
  }),
  pageState("Subscription Expired, by the API", "/invoices/all", {
    ...{ expectedText: "Subscription Expired.", fault: { ...FAILURE, status: 402 } },
  }),
  formResult(
    "A post that the API answers with 503",
    ITEMS,
    { formTagText: 'id="items"', choices: { item: firstChoice("item"), add: "1" } },
    { expectedText: "Connection Error", fault: { ...FAILURE, path: "/products" } },
  ),
  pageScreen("Not sent yet", unsentPath({ path: ITEMS }), {
    ...{ expectedText: "What you entered is kept.", maySucceed: true },
    // The login ends while a form is sent.
    setUp: async (visit) => {
      await visit.setFault({ kind: "status", status: 401 });
      await visit.visitor.send({ path: ITEMS, fields: [["add", "1"]] });
      await visit.clearFaults();
      await visit.logIn();
    },
  }),
  formPost("Not sent yet, given up", "/unsent", POST_WITHOUT_FORM_PAGE, { maySucceed: true }),
  pageState("Loading", "/contacts/all", {
    expectedText: "Loading",
    needsScript: true,
    steps: async ({ page }) => {
      await page.route("**/contacts/customers*", () => {});
      await page.getByRole("link", { name: "Customers", exact: true }).click();
    },
  }),
];
