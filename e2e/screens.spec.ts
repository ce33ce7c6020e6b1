import { AREAS, SCREENS } from "./screens/catalogue";
import { listAccessibilityViolations } from "./screens/accessibility";
import { showScreen, shareVisits } from "./screens/show-screen";
import type { CatalogueScreen } from "./screens/screen";
import { listHtmlErrors } from "./screens/valid-html";
import { expect, test } from "./support/shop";

/** Returns the HTML errors of a screen's page, or of the page that its answer leads to. */
async function listInvalidHtml(
  screen: CatalogueScreen,
  prepareVisit: ReturnType<typeof shareVisits>,
): Promise<string[]> {
  const { visit, request: preparedRequest } = await prepareVisit(screen);
  // The API refuses the form, so that every screen finds the shop unchanged.
  const refusal = screen.ownCalls && { kind: "status" as const, status: 422, ...screen.ownCalls };
  const fault = screen.fault ?? refusal;
  if (fault) await visit.setFault(fault);
  const answer = await visit.visitor.send(preparedRequest);
  const { location } = answer;
  const { body, headers } = location === null ? answer : await visit.visitor.open(location);
  if (fault) await visit.clearFaults();
  if (!fault && answer.status >= 500) return [`It answered ${answer.status}.`];
  return headers["content-type"]?.startsWith("text/html") ? listHtmlErrors(body) : [];
}

for (const isPost of [false, true])
  test(
    isPost ? "the pages that answer forms are valid HTML" : "pages are valid HTML",
    { tag: "@servers" },
    async ({ request }) => {
      const prepareVisit = shareVisits();
      const screens = SCREENS.filter((screen) => screen.isPost === isPost && !screen.isFile)
        // Screens with steps are left out: their HTML is part of the page already.
        // Answers to forms have the page's own HTML with messages, so that the pictured ones suffice.
        .filter(({ steps, isMinor, isPictured }) => !steps && (isPictured || !(isMinor || isPost)));
      for (const screen of screens)
        expect.soft(await listInvalidHtml(screen, prepareVisit), screen.name).toEqual([]);
      const notAllowed = await request.delete("/login");
      expect.soft(await listHtmlErrors(await notAllowed.text()), "the page of a 405").toEqual([]);
    },
  );

const WIDTH = 320;

/** The main screens on a narrow phone; `npm run screens -- --check` checks all screens. */
for (const [title, screens] of Object.entries(AREAS)) {
  const main = screens.filter(({ isMain }) => isMain);
  if (main.length === 0) continue;

  test(
    `screens of the area '${title}' have no accessibility violations`,
    { tag: "@script" },
    async ({ page }) => {
      const prepareVisit = shareVisits();
      for (const screen of main) {
        await showScreen(screen, await prepareVisit(screen), { page, hasScript: true });
        expect(await listAccessibilityViolations(page, { width: WIDTH }), screen.name).toEqual([]);
      }
    },
  );
}
