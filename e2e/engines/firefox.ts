import { launch, type ElementHandle, type Page } from "puppeteer-core";
import { fieldPath, PATIENCE_MS, pressPath, until, type Engine } from "./engine";

/** Firefox, which speaks WebDriver BiDi by itself. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: "firefox", executablePath });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  page.setDefaultTimeout(PATIENCE_MS);
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    fill: async (label, text) => {
      const field = await shown(page, fieldPath(label));
      await field.evaluate((each) => each instanceof HTMLInputElement && each.select());
      await field.type(text);
    },
    press: async (name) => (await shown(page, pressPath(name))).click(),
    see: async (text) => {
      const has = (wanted: string) => document.body.innerText.includes(wanted);
      await page.waitForFunction(has, {}, text);
    },
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

async function shown(page: Page, path: string): Promise<ElementHandle> {
  return until(async () => {
    for (const each of await page.$$(`::-p-xpath(${path})`))
      if (await each.isVisible()) return each;
    return null;
  }, path);
}
