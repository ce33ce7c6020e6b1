import { SCREENS } from "./screens/catalogue";
import { measurePageWeight } from "./screens/page-weight";
import { shareVisits } from "./screens/show-screen";
import { expect, readSetting, test } from "./support/shop";

const KILOBYTE = 1000;

/** Each script is a request, which is slow on an old connection (scripts/vite/assign-chunks.ts). */
const MAX_SCRIPTS = 12;

/** The limits by screen, in gzip bytes: HTML and CSS before the first paint, and all scripts. */
const LIMITS = {
  "Create Invoice, filled in": { page: 12 * KILOBYTE, script: 125 * KILOBYTE },
  Login: { page: 6 * KILOBYTE, script: 92 * KILOBYTE },
  Invoices: { page: 12 * KILOBYTE, script: 97 * KILOBYTE },
  Dashboard: { page: 12 * KILOBYTE, script: 95 * KILOBYTE },
};

test(
  "login, list, dashboard and form are light enough for a slow connection",
  { tag: "@servers" },
  async () => {
    const prepareVisit = shareVisits();
    for (const [screenName, limit] of Object.entries(LIMITS)) {
      const screen = SCREENS.find(({ name }) => name === screenName);
      if (!screen) throw new Error(`There is no screen '${screenName}'.`);
      const { visit, request: preparedRequest } = await prepareVisit(screen);
      const cookie = visit.visitor.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      const weight = await measurePageWeight(
        readSetting("LEJAR_APP_URL") + preparedRequest.path,
        cookie,
      );
      expect(weight.page, `HTML and CSS of ${screenName}`).toBeLessThanOrEqual(limit.page);
      expect(weight.hasAwaitedElement, `element that ${screenName} is painted with`).toBe(true);
      expect(weight.script, `script of ${screenName}`).toBeLessThanOrEqual(limit.script);
      expect(
        weight.files.filter(({ kind }) => kind === "script").length,
        `scripts of ${screenName}`,
      ).toBeLessThanOrEqual(MAX_SCRIPTS);
    }
  },
);
