import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { addItems, chooseContact, save, startInvoice } from "./support/invoice-form";
import { expect, test } from "@playwright/test";

/** The app with its embedded API, as `npm start` runs it, on a data folder of its own. */
async function startApp(dataDir: string, port: number): Promise<ChildProcess> {
  const app = spawn(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", "build/index.js"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: String(port), DATA_DIR: dataDir },
    stdio: "ignore",
  });
  await expect.poll(() => fetch(`http://localhost:${port}/healthz`).then(({ status }) => status, () => 0), { timeout: 30_000 }).toBe(200);
  return app;
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await once(server.listen(0), "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

test("what was acknowledged outlives a killed process, and so does a draft", { tag: "@servers" }, async ({ browser }) => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-crash-"));
  const port = await freePort();
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  const page = await context.newPage();
  let app = await startApp(dataDir, port);
  try {
    await page.goto("/login?demo=1");
    await page.getByRole("button", { name: "LOG IN" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    await startInvoice(page);
    const no = await page.getByLabel("Invoice number").inputValue();
    await chooseContact(page, "Ampang Yong Tau Foo");
    await addItems(page, "Coffee Grinder");
    await save(page);
    await expect(page.getByText("Invoice successfully created.")).toBeVisible();
    await startInvoice(page);
    await page.getByLabel("Notes").fill("Half made");
    await chooseContact(page, "Ampang Yong Tau Foo");

    app.kill("SIGKILL");
    await once(app, "exit");
    app = await startApp(dataDir, port);

    await page.goto("/invoices/all");
    await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(no);
    await page.goto("/create_invoice");
    await expect(page.getByLabel("Notes")).toHaveValue("Half made");
    await expect(page.getByRole("button", { name: "Change contact" })).toContainText("Ampang Yong Tau Foo");
  } finally {
    app.kill("SIGKILL");
    await context.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
});
