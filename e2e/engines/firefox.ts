import { launch, type ElementHandle, type Page } from "puppeteer-core";
import { toFieldXPath, TIMEOUT_MS, toPressableXPath, waitFor, type Engine } from "./engine";

/** Opens Firefox over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: "firefox", executablePath });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  page.setDefaultTimeout(TIMEOUT_MS);
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    fill: async (label, text) => {
      const field = await findVisible(page, toFieldXPath(label));
      await field.evaluate((element) => element instanceof HTMLInputElement && element.select());
      await field.type(text);
    },
    press: async (name) => (await findVisible(page, toPressableXPath(name))).click(),
    waitForText: async (text) => {
      const includesText = (expected: string) => document.body.innerText.includes(expected);
      await page.waitForFunction(includesText, {}, text);
    },
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

async function findVisible(page: Page, path: string): Promise<ElementHandle> {
  return waitFor(async () => {
    for (const element of await page.$$(`::-p-xpath(${path})`))
      if (await element.isVisible()) return element;
    return null;
  }, path);
}
