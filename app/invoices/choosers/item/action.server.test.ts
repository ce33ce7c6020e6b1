import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAppWithForm, type AppWithInvoiceForm } from "~/invoices/testing/app-with-form";

let app: AppWithInvoiceForm & Awaited<ReturnType<typeof importChooser>>;

beforeAll(async () => {
  app = { ...(await startAppWithForm()), ...(await importChooser()) };
  // The chooser reads the draft that this post creates.
  await app.post(app.validForm, { intent: "update" });
});

afterAll(() => app.close());

// The module reads the settings on import, so it is imported after `startAppWithForm` has set them.
const importChooser = () => import("./action.server");

/** Posts a search for "mug" with this number of ticked items. */
async function postSearch(itemCount: number) {
  const posted = new FormData();
  posted.set("q", "mug");
  for (let id = 1; id <= itemCount; id += 1) posted.append("item", String(1_000_000 + id));
  const request = new Request("http://localhost/select_item?draft=new");
  return app.submitItemChooser(app.session, { request, posted });
}

describe("the item chooser", () => {
  it("redirects a search to an address with the ticked items", async () => {
    const response = await postSearch(100);
    if (!(response instanceof Response)) throw new Error("the search did not redirect");
    expect(response.headers.get("Location")).toContain("item=1000100");
  });

  it("answers a search with a message when the ticked items would make its address too long", async () => {
    expect(await postSearch(5_000)).toMatchObject({
      init: { status: 422 },
      data: { message: expect.stringContaining("Add these to the invoice first") as string },
    });
  });
});
