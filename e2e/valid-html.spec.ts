import { invalidIn } from "../scripts/screens/valid-html.mjs";
import type { Case } from "./faults-sweep/case";
import { CASES } from "./faults-sweep/cases";
import { openShop, type Shop } from "./faults-sweep/shop";
import type { Asked, Visitor } from "./faults-sweep/visitor";
import { expect, test } from "./support/shop";

/** Of each route, every page that it has, and those that its forms lead to or come back as. */
const tries = Object.entries(CASES).flatMap(([route, cases]) =>
  typeof cases === "string" || route.startsWith("routes/files.")
    ? []
    : cases
        .filter(({ isFile, isMinor, name }) => !isFile && (!isMinor || name === "summary"))
        .map((tried) => ({ route, tried })),
);
const isGet = ({ name }: Case) => name.startsWith("GET");

/** The page that an answer is, or leads to. */
async function pageOf(visitor: Visitor, asked: Asked): Promise<string> {
  const answer = await visitor.ask(asked);
  return answer.location === null ? answer.body : (await visitor.open(answer.location)).body;
}

type Owner = { isLoggedIn: boolean };

/** Most cases share a shop; one that needs what an earlier case has changed gets a shop of its own. */
function preparing(owner: Owner) {
  let shop: Promise<Shop> | undefined;
  return async (tried: Case): Promise<{ shop: Shop; asked: Asked }> => {
    shop ??= openShop(owner);
    try {
      return { shop: await shop, asked: await tried.prepare(await shop) };
    } catch {
      shop = openShop(owner);
      return { shop: await shop, asked: await tried.prepare(await shop) };
    }
  };
}

test("every page is valid HTML", { tag: "@servers" }, async ({ request }) => {
  const ofOwner = preparing({ isLoggedIn: true });
  const ofNobody = preparing({ isLoggedIn: false });
  for (const { route, tried } of tries.filter(({ tried }) => isGet(tried))) {
    const { shop, asked } = await (tried.isPublic ? ofNobody : ofOwner)(tried);
    const page = await pageOf(shop.visitor, asked);
    expect.soft(await invalidIn(page), `${route} ${tried.name}`).toEqual([]);
  }
  // What stands in a page's place: no answer, the end of a login and of a plan.
  for (const status of [503, 401, 402]) {
    const shop = await openShop({ isLoggedIn: true });
    await shop.setFault({ kind: "status", status });
    const page = await pageOf(shop.visitor, { path: "/invoices/all" });
    expect.soft(await invalidIn(page), `the page of a ${status}`).toEqual([]);
  }
  const refused = await request.delete("/login");
  expect.soft(await invalidIn(await refused.text()), "the page of a 405").toEqual([]);
});

test("every form that is refused is valid HTML", { tag: "@servers" }, async () => {
  const prepare = preparing({ isLoggedIn: true });
  const posts = tries.filter(({ tried }) => !isGet(tried) && !tried.isPublic);
  for (const { route, tried } of posts) {
    const { shop, asked } = await prepare(tried);
    // Nothing changes, so that all find the shop as it was.
    if (tried.alone) await shop.setFault({ kind: "status", status: 422, ...tried.alone });
    const page = await pageOf(shop.visitor, asked);
    await shop.clearFaults();
    expect.soft(await invalidIn(page), `${route} ${tried.name}`).toEqual([]);
  }
});
