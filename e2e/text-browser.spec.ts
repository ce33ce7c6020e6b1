import type { APIRequestContext } from "@playwright/test";
import { expect, openShop, test } from "./support/shop";

// Text browsers send neither Origin nor Sec-Fetch-Site, and no Referer from an address with a
// query; no more do these requests.
async function readProof(request: APIRequestContext, address: string): Promise<string> {
  const page = await request.get(address);
  expect(page.status(), address).toBe(200);
  const [, proof = ""] = /name="proof" value="([^"]+)"/.exec(await page.text()) ?? [];
  expect(proof, address).not.toBe("");
  return proof;
}

test(
  "a text browser's forms are taken when they are ours, and no others",
  { tag: "@servers" },
  async ({ request, playwright, baseURL }) => {
    const { account } = await openShop();
    const address = "/login?demo=1&redirectTo=%2Finvoices%2Fall";
    const fields = {
      email: account.email,
      password: account.password,
      redirectTo: "/invoices/all",
    };
    const send = (to: string, form: Record<string, string>) =>
      request.post(to, { form, maxRedirects: 0 });

    const own = await readProof(request, address);
    const stranger = await playwright.request.newContext({ baseURL });
    const theirs = await readProof(stranger, address);
    await stranger.dispose();
    for (const form of [
      fields,
      { ...fields, proof: "" },
      { ...fields, proof: theirs },
      { ...fields, proof: `${own}x` },
    ]) {
      expect((await send(address, form)).status()).toBe(403);
    }
    const answer = await send(address, { ...fields, proof: own });
    expect([answer.status(), answer.headers().location]).toEqual([302, "/invoices/all"]);

    // The login began a session of its own: what proved a form before it proves nothing now.
    const inSession = await readProof(request, "/items/all");
    for (const [proof, status] of [
      ["", 403],
      [own, 403],
      // Read, and told that nothing is ticked.
      [inSession, 422],
    ] as const) {
      expect((await send("/select_item?draft=new", { add: "1", proof })).status()).toBe(status);
    }
  },
);
