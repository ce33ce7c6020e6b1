import type { Page } from "@playwright/test";
import { setting } from "../support/shop";
import { beginVisit, type Owner } from "./records";
import type { Screen } from "./screen";
import type { Visit } from "./visit";
import type { PageRequest } from "./visitor";

type PreparedVisit = { visit: Visit; request: PageRequest };

/** The shop made ready for a screen, and what is asked for. */
export async function prepareScreen(screen: Screen, visit: Visit): Promise<PreparedVisit> {
  return { visit, request: await screen.prepare(visit) };
}

/** Most screens share a shop; one that needs what an earlier one has changed gets its own. */
export function shareVisits(begin: (as: Owner) => Promise<Visit> = beginVisit) {
  const visits = new Map<Owner, Visit>();
  return async (screen: Screen): Promise<PreparedVisit> => {
    const as = screen.owner === "demo" ? "small" : screen.owner;
    const anew = async () => {
      const visit = await begin(as);
      visits.set(as, visit);
      return prepareScreen(screen, visit);
    };
    const visit = visits.get(as);
    return visit ? prepareScreen(screen, visit).catch(anew) : anew();
  };
}

/** Brings a screen on a browser's page, standing still. */
export async function showScreen(
  screen: Screen,
  { visit, request: asked }: PreparedVisit,
  at: { page: Page; hasScript: boolean },
): Promise<void> {
  const { page, hasScript } = at;
  await page.context().addCookies(visit.visitor.cookies);
  if (screen.fault && !asked.fields) await visit.setFault(screen.fault);
  await page.goto(setting("LEJAR_APP_URL") + asked.path);
  if (asked.fields) {
    if (screen.fault) await visit.setFault(screen.fault);
    await sendForm(page, asked);
  }
  // The customer's page has no script to wait for.
  if (hasScript && !asked.path.startsWith("/i/")) await page.locator("html.scripted").waitFor();
  await screen.steps?.(at);
  if (screen.expectedText)
    await page
      .getByText(screen.expectedText)
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: 20_000 });
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
}

/** As the form of the page would, also without script. */
async function sendForm(page: Page, asked: PageRequest): Promise<void> {
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
