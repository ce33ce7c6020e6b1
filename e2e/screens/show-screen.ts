import type { Page } from "@playwright/test";
import { readSetting } from "../support/shop";
import { sayInEnglish } from "./language/catalogues";
import { beginVisit, type BooksOwner } from "./records";
import type { CatalogueScreen } from "./screen";
import type { Target } from "./steps";
import type { Visit } from "./visit";
import type { PageRequest } from "./visitor";

type PreparedVisit = { visit: Visit; request: PageRequest };

/** Prepares the shop for a screen and returns the request for the screen. */
export async function prepareScreen(screen: CatalogueScreen, visit: Visit): Promise<PreparedVisit> {
  return { visit, request: await screen.prepare(visit) };
}

/**
 * Returns a function that prepares screens in shared shops. A screen gets a new shop when it cannot
 * be prepared in the shared one. Screens of the owner `demo` get the small books.
 */
export function shareVisits(begin: (owner: BooksOwner) => Promise<Visit> = beginVisit) {
  const visits = new Map<BooksOwner, Visit>();
  return async (screen: CatalogueScreen): Promise<PreparedVisit> => {
    const owner = screen.owner === "demo" ? "small" : screen.owner;
    const prepareInNewShop = async () => {
      const visit = await begin(owner);
      visits.set(owner, visit);
      return prepareScreen(screen, visit);
    };
    const visit = visits.get(owner);
    return visit ? prepareScreen(screen, visit).catch(prepareInNewShop) : prepareInNewShop();
  };
}

/** Shows a screen in a browser's page and pauses its animations. */
export async function showScreen(
  screen: CatalogueScreen,
  { visit, request }: PreparedVisit,
  { page, hasScript, say = sayInEnglish }: Omit<Target, "say"> & Partial<Target>,
): Promise<void> {
  await page.context().addCookies(visit.visitor.cookies);
  if (screen.fault && !request.fields) await visit.setFault(screen.fault);
  await page.goto(readSetting("LEJAR_APP_URL") + request.path);
  if (request.fields) {
    if (screen.fault) await visit.setFault(screen.fault);
    await sendForm(page, request);
  }
  // The customer's page never gets the class "scripted".
  if (hasScript && !request.path.startsWith("/i/")) await page.locator("html.scripted").waitFor();
  await screen.steps?.({ page, hasScript, say });
  const { expectedText } = screen;
  // A pattern describes English text only.
  if (expectedText && (typeof expectedText === "string" || say === sayInEnglish))
    await page
      .getByText(typeof expectedText === "string" ? say(expectedText, true) : expectedText)
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: 20_000 });
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
}

/** Posts a request like the page's own form, also without script. */
async function sendForm(page: Page, request: PageRequest): Promise<void> {
  const loaded = page.waitForEvent("load");
  await page.evaluate(({ path, fields = [] }) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: path });
    for (const [name, value] of fields)
      form.append(Object.assign(document.createElement("textarea"), { name, value }));
    document.body.append(form);
    form.submit();
  }, request);
  await loaded;
}
