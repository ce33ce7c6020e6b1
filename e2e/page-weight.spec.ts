import { SCREENS } from "./screens/catalogue";
import { weigh } from "./screens/page-weight";
import { shareVisits } from "./screens/show-screen";
import { expect, setting, test } from "./support/shop";

const KILOBYTE = 1000;

/** Each is a request, on an old line a slow one (scripts/vite/assign-chunks.ts). */
const MAX_SCRIPTS = 12;

/** By screen, gzip bytes of what comes before the first paint, and of all script. */
const LIMITS = {
  "Create Invoice, filled in": { page: 14 * KILOBYTE, script: 125 * KILOBYTE },
  Login: { page: 8 * KILOBYTE, script: 92 * KILOBYTE },
  Invoices: { page: 14 * KILOBYTE, script: 97 * KILOBYTE },
  Dashboard: { page: 14 * KILOBYTE, script: 95 * KILOBYTE },
};

test("login, list and create are light enough for a slow line", { tag: "@servers" }, async () => {
  const prepared = shareVisits();
  for (const [screenName, limit] of Object.entries(LIMITS)) {
    const screen = SCREENS.find(({ name }) => name === screenName);
    if (!screen) throw new Error(`There is no screen '${screenName}'.`);
    const { visit, request: asked } = await prepared(screen);
    const cookie = visit.visitor.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const weight = await weigh(setting("LEJAR_APP_URL") + asked.path, cookie);
    expect(weight.page, `HTML and CSS of ${screenName}`).toBeLessThanOrEqual(limit.page);
    expect(weight.script, `script of ${screenName}`).toBeLessThanOrEqual(limit.script);
    expect(
      weight.files.filter(({ kind }) => kind === "script").length,
      `scripts of ${screenName}`,
    ).toBeLessThanOrEqual(MAX_SCRIPTS);
  }
});
