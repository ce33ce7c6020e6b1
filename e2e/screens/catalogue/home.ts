import { createFirstChoiceReader, getUnsentPath } from "../forms";
import { SAMPLE_TEXT } from "../records";
import {
  createPostResultScreen,
  assignOwner,
  createFileScreen,
  createStateScreen,
  createPageScreen,
  createPostScreen,
  createUnpicturedScreen,
} from "../screen";
import { createClickSteps, createSwitchSteps, createTapSteps } from "../steps";

const PROFILE = { address: "9, typed street", bankName: "Typed bank", footer: SAMPLE_TEXT };
const POST_WITHOUT_FORM_PAGE = { formTagText: null };

/** The dashboard, the menu and the business profile. */
export const home = [
  createPageScreen("Dashboard", "/", {
    owner: "demo",
    usesWidth: true,
    expectedText: "Invoice Overview",
  }),
  createStateScreen("Dashboard, the figures of a chart", "/", {
    ...{ owner: "demo", expectedText: "Month", steps: createTapSteps("Show figures") },
  }),
  createStateScreen("Dashboard, Bank or Cash Balance", "/#balance", { owner: "demo" }),
  createStateScreen("Dashboard, Income by Category", "/#income", { owner: "demo" }),
  createStateScreen("Dashboard, adding a contact", "/", {
    ...{ expectedText: "Business or Person", steps: createClickSteps("Add Contact") },
  }),
  createStateScreen("Dashboard without its figures", "/", {
    expectedText: "The figures could not be fetched.",
    fault: { kind: "status", status: 503, path: "/snapshot" },
  }),
  createStateScreen("Dashboard without the part about today", "/", {
    owner: "demo",
    expectedText: "What needs you today could not be fetched.",
    fault: { kind: "status", status: 503, path: "/today" },
  }),
  createStateScreen("Menu", "/", {
    owner: "demo",
    expectedText: "Sign Out",
    steps: createClickSteps("Menu"),
  }),
  createStateScreen("Another company", "/", {
    owner: "demo",
    expectedText: "You are now in Lorong Kertas Studio Pte Ltd.",
    steps: createSwitchSteps("Lorong Kertas Studio Pte Ltd"),
  }),
  createStateScreen("Subscription Expired", "/", {
    ...{
      owner: "demo",
      expectedText: "Subscription Expired.",
      steps: createSwitchSteps("Jahitan Seri Kenari"),
    },
  }),
  createUnpicturedScreen("Switch company, opened as a page", "/company"),
  createPostScreen(
    "Switch company",
    "/company",
    { ...POST_WITHOUT_FORM_PAGE, choices: { companyId: "{company}" } },
    { maySucceed: true },
  ),
  createUnpicturedScreen("Lite, opened as a page", "/lite"),
  createPostScreen(
    "Lite",
    "/lite",
    { ...POST_WITHOUT_FORM_PAGE, choices: { lite: "on" } },
    { maySucceed: true },
  ),
  createUnpicturedScreen("Language, opened as a page", "/language"),
  createPostScreen(
    "Language",
    "/language",
    { ...POST_WITHOUT_FORM_PAGE, choices: { language: "ms" } },
    { maySucceed: true },
  ),
  createUnpicturedScreen("Log out, opened as a page", "/logout"),
  createPostScreen("Log out", "/logout", POST_WITHOUT_FORM_PAGE, { maySucceed: true }),
  createPageScreen("Business profile", "/business", {
    owner: "demo",
    expectedText: "Footer of the invoice",
  }),
  createPostScreen(
    "Business profile, saved",
    "/business",
    {
      ...{ formTagText: 'id="business"', typed: PROFILE, choices: { intent: "save" } },
      storedFormPath: () => "/unsent?then=%2Fbusiness",
    },
    { ownCalls: { method: "PUT", path: "/companies" } },
  ),
  ...assignOwner("new", [
    createStateScreen("Dashboard of a new company", "/", { expectedText: "Let's get started" }),
    createStateScreen("Dashboard after signing up", "/?welcome=trial", { expectedText: "Welcome" }),
    createStateScreen("Business profile of a new company", "/business", {
      ...{ expectedText: "What your invoice still lacks", isMain: true },
    }),
  ]),
  createPageScreen("Invoice Personalization", "/invoice_personalization", {
    owner: "demo",
    expectedText: "Classic",
  }),
  createPostScreen(
    "Invoice Personalization, saved",
    "/invoice_personalization",
    { ...POST_WITHOUT_FORM_PAGE, choices: { style: "1", color: "#FFFFFF", key: "sweep" } },
    { ownCalls: { path: "/setting/update_template" } },
  ),
  ...assignOwner("new", [
    createStateScreen(
      "Invoice Personalization, after signing up",
      "/invoice_personalization?mode=register",
      {
        expectedText: "Create the perfect invoice to match your brand. This will take a minute!",
      },
    ),
    createStateScreen(
      "Invoice Personalization, in register mode",
      "/invoice_personalization?mode=register&start=1",
      { expectedText: "SKIP" },
    ),
  ]),
  createFileScreen("Promotion", "/promotion?code={promo}", { owner: "nobody" }),
  createFileScreen("Health", "/healthz"),
  createFileScreen("Script of the card form", "/dropin.js"),
  createFileScreen("Manifest", "/manifest.webmanifest"),
  createFileScreen("Logo", "/business/logo.png"),
];

const ITEMS = "/select_item?draft=new";
/** A fault of the next nine calls to the API, which covers the retries of a page. */
const FAILURE = { kind: "status", status: 503, times: 9 } as const;

/** The pages that appear in place of another page. */
export const replacementPages = [
  createPageScreen("Not found", "/no/such/page", { maySucceed: true, expectedText: "Not found" }),
  createStateScreen("Connection Error", "/contacts/all", {
    ...{ expectedText: "Connection Error", fault: { ...FAILURE, path: "/contacts" } },
  }),
  createStateScreen("Unauthorized", "/invoices/all", {
    ...{ expectedText: "You have been logged out", fault: { ...FAILURE, status: 401 } },
  }),
  createStateScreen("Subscription Expired, by the API", "/invoices/all", {
    ...{ expectedText: "Subscription Expired.", fault: { ...FAILURE, status: 402 } },
  }),
  createPostResultScreen(
    "A post that the API answers with 503",
    ITEMS,
    { formTagText: 'id="items"', choices: { item: createFirstChoiceReader("item"), add: "1" } },
    { expectedText: "Connection Error", fault: { ...FAILURE, path: "/products" } },
  ),
  createPageScreen("Not sent yet", getUnsentPath({ path: ITEMS }), {
    ...{ expectedText: "What you entered is kept.", maySucceed: true },
    // The login ends while a form is sent.
    setUp: async (visit) => {
      await visit.setFault({ kind: "status", status: 401 });
      await visit.visitor.send({ path: ITEMS, fields: [["add", "1"]] });
      await visit.clearFaults();
      await visit.logIn();
    },
  }),
  createPostScreen("Not sent yet, given up", "/unsent", POST_WITHOUT_FORM_PAGE, {
    maySucceed: true,
  }),
  createStateScreen("Loading", "/contacts/all", {
    expectedText: "Loading",
    needsScript: true,
    steps: async ({ page, say }) => {
      await page.route("**/contacts/customers*", () => {});
      await page.getByRole("link", { name: say("Customers"), exact: true }).click();
    },
  }),
];
