import type { Page } from "@playwright/test";
import { setting } from "../support/shop";
import { beginVisit, type Owner } from "./records";
import type { Screen } from "./screen";
import type { Visit } from "./visit";
import type { Asked } from "./visitor";

type Reached = { visit: Visit; asked: Asked };

/** The shop made ready for a screen, and what is asked for. */
export async function prepare(screen: Screen, visit: Visit): Promise<Reached> {
  return { visit, asked: await screen.prepare(visit) };
}

/** Most screens share a shop; one that needs what an earlier one has changed gets its own. */
export function sharing(begin: (as: Owner) => Promise<Visit> = beginVisit) {
  const visits = new Map<Owner, Visit>();
  return async (screen: Screen): Promise<Reached> => {
    const as = screen.as === "demo" ? "small" : screen.as;
    const anew = async () => {
      const visit = await begin(as);
      visits.set(as, visit);
      return prepare(screen, visit);
    };
    const visit = visits.get(as);
    return visit ? prepare(screen, visit).catch(anew) : anew();
  };
}

/** Brings a screen on a browser's page, standing still. */
export async function reach(
  screen: Screen,
  { visit, asked }: Reached,
  at: { page: Page; hasScript: boolean },
): Promise<void> {
  const { page, hasScript } = at;
  await page.context().addCookies(visit.visitor.cookies);
  if (screen.fault && !asked.fields) await visit.setFault(screen.fault);
  await page.goto(setting("LEJAR_APP_URL") + asked.path);
  if (asked.fields) {
    if (screen.fault) await visit.setFault(screen.fault);
    await send(page, asked);
  }
  // The customer's page has no script to wait for.
  if (hasScript && !asked.path.startsWith("/i/")) await page.locator("html.scripted").waitFor();
  await screen.steps?.(at);
  if (screen.sees)
    await page
      .getByText(screen.sees)
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: 20_000 });
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
}

/** As the form of the page would, also without script. */
async function send(page: Page, asked: Asked): Promise<void> {
  const loaded = page.waitForEvent("load");
  await page.evaluate(({ path, fields = [] }) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: path });
    for (const [name, value] of fields)
      form.append(Object.assign(document.createElement("textarea"), { name, value }));
    document.body.append(form);
    form.submit();
  }, asked);
  await loaded;
}
