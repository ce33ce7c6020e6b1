import { afterAll, beforeAll, expect, it } from "vitest";
import { startAppWithForm, type AppWithInvoiceForm } from "~/invoices/testing/app-with-form";

let app: AppWithInvoiceForm & Awaited<ReturnType<typeof importChooser>>;

beforeAll(async () => {
  const form = await startAppWithForm();
  app = { ...form, ...(await importChooser()) };
  await form.post(form.blank, { intent: "update" });
});

afterAll(() => app.close());

// The module reads the settings when it is loaded.
const importChooser = () => import("./action.server");

/** Posts a search with this number of ticked items. */
async function search(ticked: number) {
  const posted = new FormData();
  posted.set("q", "mug");
  for (let id = 1; id <= ticked; id += 1) posted.append("item", String(1_000_000 + id));
  const request = new Request("http://localhost/select_item?draft=new");
  return app.submitItemChooser(app.session, { request, posted });
}

it("keeps ticked items during a search, unless the address would be too long", async () => {
  const response = await search(100);
  if (!(response instanceof Response)) throw new Error("it leads nowhere");
  expect(response.headers.get("Location")).toContain("item=1000100");
  expect(await search(5_000)).toMatchObject({
    init: { status: 422 },
    data: { message: expect.stringContaining("Add these to the invoice first") as string },
  });
});
