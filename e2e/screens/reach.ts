import type { Page } from "@playwright/test";
import { setting } from "../support/shop";
import type { Screen } from "./screen";
import type { Visit } from "./visit";
import type { Asked } from "./visitor";

/** Brings a screen on a browser's page, standing still. */
export async function reach(screen: Screen, visit: Visit, at: { page: Page; hasScript: boolean }) {
  const { page, hasScript } = at;
  const asked = await screen.prepare(visit);
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
