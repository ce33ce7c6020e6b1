import { click, fill } from "./steps.mjs";

/** @type {import("./types").Chapter} */
export const faults = {
  title: "When something goes wrong",
  screens: [
    {
      id: "not-found",
      title: "Not found",
      address: "/no/such/page",
      words: "An address that is none; another company's look the same.",
      sees: "Not found",
    },
    {
      id: "no-answer",
      title: "Connection Error",
      address: "/contacts/all",
      words: "In place of a list that did not come.",
      as: "small",
      sees: "Connection Error",
      steps: async ({ page, shop }) => {
        await shop.fault({ kind: "status", status: 503, path: "/contacts", times: 9 });
        await page.reload();
      },
    },
    {
      id: "logged-out",
      title: "Unauthorized",
      address: "/invoices/all",
      words: "The API ended the login; Ok leads to a new one, and back.",
      as: "small",
      sees: "You have been logged out",
      steps: async ({ page, shop }) => {
        await shop.fault({ kind: "status", status: 401, path: "/sales" });
        await page.reload();
      },
    },
    {
      id: "unsent",
      title: "Not sent yet",
      address: "/create_invoice",
      words: "`/unsent`: what was being sent when the login ended waits for the next one.",
      as: "small",
      sees: "What you entered is kept.",
      steps: async ({ page, shop }) => {
        await click(page, "Add item");
        await page.getByRole("checkbox", { name: "Mug" }).check();
        await shop.fault({ kind: "status", status: 401, times: 50 });
        await click(page, /^Add (to invoice|\d+ items?)/);
        await page.getByRole("alertdialog", { name: "Unauthorized" }).waitFor();
        await shop.clearFaults();
        await page.getByRole("link", { name: "Ok" }).click();
        await fill(page, { Email: shop.account.email, Password: shop.account.password });
        await click(page, "LOG IN");
      },
    },
    {
      id: "resend",
      title: "A post without an answer",
      address: "/create_invoice",
      words: "Sends the same fields again.",
      as: "small",
      sees: "Connection Error",
      steps: async ({ page, shop }) => {
        await click(page, "Add item");
        await page.getByRole("checkbox", { name: "Mug" }).check();
        await shop.fault({ kind: "status", status: 503, path: "/products", times: 50 });
        await click(page, /^Add (to invoice|\d+ items?)/);
      },
    },
    {
      id: "loading",
      title: "Loading",
      address: "/contacts/all",
      words: "While an answer is on its way; without script the browser says so.",
      sees: "Loading",
      needsScript: true,
      steps: async ({ page }) => {
        await page.route("**/contacts/customers*", () => {});
        await page.getByRole("link", { name: "Customers", exact: true }).click();
      },
    },
  ],
};
