import { AREAS, SCREENS } from "./screens/catalogue";
import { findBarriers } from "./screens/barriers";
import { showScreen, shareVisits } from "./screens/show-screen";
import type { Screen } from "./screens/screen";
import { invalidIn } from "./screens/valid-html";
import { expect, test } from "./support/shop";

/** What is invalid in the page that a screen is, or leads to. */
async function findInvalidHtml(
  screen: Screen,
  prepared: ReturnType<typeof shareVisits>,
): Promise<string[]> {
  const { visit, request: asked } = await prepared(screen);
  // Nothing changes, so that all find the shop as it was.
  const refusal = screen.ownCalls && { kind: "status" as const, status: 422, ...screen.ownCalls };
  const fault = screen.fault ?? refusal;
  if (fault) await visit.setFault(fault);
  const answer = await visit.visitor.send(asked);
  const { location } = answer;
  const { body, headers } = location === null ? answer : await visit.visitor.open(location);
  if (fault) await visit.clearFaults();
  if (!fault && answer.status >= 500) return [`It answered ${answer.status}.`];
  return headers["content-type"]?.startsWith("text/html") ? invalidIn(body) : [];
}

for (const isPost of [false, true])
  test(
    isPost ? "every form that is refused is valid HTML" : "every page is valid HTML",
    { tag: "@servers" },
    async ({ request }) => {
      const prepared = shareVisits();
      const screens = SCREENS.filter((screen) => screen.isPost === isPost && !screen.isFile)
        // What steps lead to stands in the page already.
        .filter(({ steps, isMinor, isPictured }) => !steps && (!isMinor || isPictured));
      for (const screen of screens)
        expect.soft(await findInvalidHtml(screen, prepared), screen.name).toEqual([]);
      const refused = await request.delete("/login");
      expect.soft(await invalidIn(await refused.text()), "the page of a 405").toEqual([]);
    },
  );

const WIDTH = 320;

/** The main screens on a narrow phone; `npm run screens -- --check` looks at all. */
for (const [title, screens] of Object.entries(AREAS)) {
  const main = screens.filter(({ isMain }) => isMain);
  if (main.length === 0) continue;

  test(
    `nothing stands in the way on ${title.toLowerCase()}`,
    { tag: "@script" },
    async ({ page }) => {
      const prepared = shareVisits();
      for (const screen of main) {
        await showScreen(screen, await prepared(screen), { page, hasScript: true });
        expect(await findBarriers(page, { width: WIDTH }), screen.name).toEqual([]);
      }
    },
  );
}
