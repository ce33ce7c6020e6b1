import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { Builder, By, Capabilities, type WebElement } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { chooseFreePort } from "../../platform/testing/free-port.mjs";
import { toFieldXPath, TIMEOUT_MS, toPressableXPath, waitFor, type Engine } from "./engine";

type Programs = { driver: string; display: string; browser: string };

/** Opens WebKit's GTK port through its WebDriver, on a virtual screen. */
export async function openWebKit({ driver, display, browser }: Programs): Promise<Engine> {
  const { xServer, name } = await startDisplay(display);
  const port = await chooseFreePort();
  const service = new DriverService.Builder(driver)
    .setLoopback(true)
    .setPort(port)
    .setEnvironment({ ...process.env, DISPLAY: name })
    .build();
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
  });
  const server = await service.start(TIMEOUT_MS);
  const page = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await page.manage().window().setRect({ width: 390, height: 844, x: 0, y: 0 });

  const findVisible = (path: string): Promise<WebElement> =>
    waitFor(async () => {
      for (const element of await page.findElements(By.xpath(path)))
        if (await element.isDisplayed()) return element;
      return null;
    }, path);
  return {
    name: `WebKitGTK ${(await page.getCapabilities()).getBrowserVersion() ?? ""}`,
    open: (address) => page.get(address),
    fill: async (label, text) => {
      const field = await findVisible(toFieldXPath(label));
      await field.clear();
      await field.sendKeys(text);
    },
    press: async (name) => (await findVisible(toPressableXPath(name))).click(),
    waitForText: async (text) => {
      const includesText = async () =>
        String(await page.executeScript("return document.body.innerText")).includes(text);
      await page.wait(includesText, TIMEOUT_MS, `'${text}' does not appear.`);
    },
    evaluate: (expression) => page.executeScript(`return ${expression}`),
    close: async () => {
      await page.quit();
      await service.kill();
      xServer.kill();
    },
  };
}

/** Starts an X server, which chooses a free display and prints its number. */
async function startDisplay(program: string): Promise<{ xServer: ChildProcess; name: string }> {
  const xServer = spawn(program, ["-displayfd", "1", "-screen", "0", "1280x1024x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [displayNumber] = (await once(xServer.stdout, "data")) as [Buffer];
  return { xServer, name: `:${displayNumber.toString().trim()}` };
}
