import { invalidIn } from "../scripts/screens/valid-html.mjs";
import type { Case } from "./faults-sweep/case";
import { CASES } from "./faults-sweep/cases";
import { openShop } from "./faults-sweep/shop";
import type { Asked, Visitor } from "./faults-sweep/visitor";
import { expect, test } from "./support/shop";

/** Of each route, every page that it has, and those that its forms lead to or come back as. */
const tries = Object.entries(CASES).flatMap(([route, cases]) =>
  typeof cases === "string"
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

test("every page is valid HTML", { tag: "@servers" }, async ({ request }) => {
  const owner = await openShop({ isLoggedIn: true });
  const nobody = await openShop({ isLoggedIn: false });
  for (const { route, tried } of tries.filter(({ tried }) => isGet(tried))) {
    const shop = tried.isPublic ? nobody : owner;
    const page = await pageOf(shop.visitor, await tried.prepare(shop));
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
  const shop = await openShop({ isLoggedIn: true });
  const posts = tries.filter(({ tried }) => !isGet(tried) && !tried.isPublic);
  for (const { route, tried } of posts) {
    const asked = await tried.prepare(shop);
    // Nothing changes, so that all find the shop as it was.
    if (tried.alone) await shop.setFault({ kind: "status", status: 422, ...tried.alone });
    const page = await pageOf(shop.visitor, asked);
    await shop.clearFaults();
    expect.soft(await invalidIn(page), `${route} ${tried.name}`).toEqual([]);
  }
});
