import { barriersOn } from "../scripts/screens/accessible.mjs";
import { chapters } from "../scripts/screens/list.mjs";
import { reach } from "../scripts/screens/visits.mjs";
import { tinyAccount } from "../upstream/testing/fixtures";
import { generatedBooks } from "../upstream/testing/generated-books";
import { expect, logIn, open, openShop, test } from "./support/shop";

const WIDTH = 320;
const A_FEW = 30;

/**
 * The main screens on a narrow phone; `npm run screens -- --check` looks at all, at every width and
 * in the dark too.
 */
for (const { title, screens } of chapters) {
  const main = screens.filter(({ isMain }) => isMain);
  if (main.length === 0) continue;

  test(
    `nothing stands in the way on ${title.toLowerCase()}`,
    { tag: "@script" },
    async ({ page }) => {
      const shop = await openShop(
        tinyAccount(generatedBooks(1, new Date().toISOString().slice(0, 10), A_FEW)),
      );
      if (main.some(({ as }) => as !== "nobody")) await logIn(page, shop);
      for (const screen of main) {
        await reach(screen, {
          page,
          shop,
          hasScript: true,
          open: (address) => open(page, address),
        });
        expect(await barriersOn(page, { width: WIDTH }), screen.id).toEqual([]);
      }
    },
  );
}
