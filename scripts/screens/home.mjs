import { click } from "./steps.mjs";

/** @type {import("./types").Chapter} */
export const home = {
  title: "Home and menu",
  screens: [
    {
      id: "dashboard",
      title: "Dashboard",
      address: "/",
      words: "Charts to swipe through, shortcuts, and the figures of the invoices.",
      sees: "Invoice Overview",
    },
    {
      id: "dashboard-figures",
      title: "Dashboard, the figures of a chart",
      address: "/",
      words: "Every chart has its figures as a table.",
      sees: "Month",
      steps: ({ page }) => page.getByText("Show figures").first().click(),
    },
    {
      id: "dashboard-balance",
      title: "Dashboard, Bank / Cash Balance",
      address: "/#balance",
      words: "The five fullest accounts.",
      sees: "Bank / Cash Balance",
    },
    {
      id: "dashboard-income",
      title: "Dashboard, Income by Category",
      address: "/#income",
      words: "The income of the last 30 days, by account.",
      sees: "Income by Category",
    },
    {
      id: "dashboard-add-contact",
      title: "Business or Person",
      address: "/",
      words: "What 'Add Contact' asks.",
      sees: "Business or Person",
      steps: ({ page }) => click(page, "Add Contact"),
    },
    {
      id: "dashboard-new",
      title: "Dashboard of a new company",
      address: "/",
      words: "What to do first.",
      as: "new",
      sees: "Let's get started",
    },
    {
      id: "dashboard-welcome",
      title: "Dashboard after signing up",
      address: "/?welcome=trial",
      words: "Leads to the invoice style.",
      as: "new",
      sees: "Welcome",
    },
    {
      id: "dashboard-failed",
      title: "Dashboard without its figures",
      address: "/",
      words: "The rest works; trying again is one press.",
      as: "small",
      sees: "The figures could not be fetched.",
      steps: async ({ page, shop }) => {
        await shop.fault({ kind: "status", status: 503, path: "/snapshot", times: 2 });
        await page.reload();
      },
    },
    {
      id: "menu",
      title: "Menu",
      address: "/",
      words:
        "The person, the company, and the ways to everything; it stands open on a wide screen.",
      sees: "Sign Out",
      steps: ({ page }) => click(page, "Menu"),
    },
    {
      id: "company",
      title: "Another company",
      address: "/",
      words: "Switching says where one is now.",
      sees: "You are now in Lorong Kertas Studio Pte Ltd.",
      steps: ({ page }) => switchTo(page, "Lorong Kertas Studio Pte Ltd"),
    },
    {
      id: "paywall",
      title: "Subscription Expired.",
      address: "/",
      words: "In place of every page of a company on the free plan.",
      sees: "Subscription Expired.",
      steps: ({ page }) => switchTo(page, "Jahitan Seri Kenari"),
    },
    {
      id: "dashboard-dark",
      title: "Dashboard, dark",
      address: "/",
      words: "Charts take the colours of the page.",
      sees: "Invoice Overview",
      isDark: true,
    },
    {
      id: "business",
      title: "Business profile",
      address: "/business",
      words: "What stands on every invoice, and what one still lacks.",
      sees: "Footer of the invoice",
    },
    {
      id: "business-new",
      title: "Business profile of a new company",
      address: "/business",
      words: "With what its invoices lack, each with its field.",
      as: "new",
      sees: "What your invoice still lacks",
      isMain: true,
    },
  ],
};

/** @param {import("playwright").Page} page @param {string} company */
async function switchTo(page, company) {
  await click(page, "Menu");
  await page.getByLabel("Company").selectOption({ label: company });
  await click(page, "Switch");
}
