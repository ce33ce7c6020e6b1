import type { APIRequestContext } from "@playwright/test";
import { expect, openShop, test } from "./support/shop";

// Reads the proof of origin from a page's form. Text browsers send neither Origin nor
// Sec-Fetch-Site, and no Referer from an address with a query. The requests of this test have none
// of these headers.
async function readProof(request: APIRequestContext, address: string): Promise<string> {
  const page = await request.get(address);
  expect(page.status(), address).toBe(200);
  const [, proof = ""] = /name="proof" value="([^"]+)"/.exec(await page.text()) ?? [];
  expect(proof, address).not.toBe("");
  return proof;
}

test(
  "the app accepts its own forms from a text browser and refuses all other forms",
  { tag: "@servers" },
  async ({ request, playwright, baseURL }) => {
    const { account } = await openShop();
    const address = "/login?demo=1&redirectTo=%2Finvoices%2Fall";
    const fields = {
      email: account.email,
      password: account.password,
      redirectTo: "/invoices/all",
    };
    const send = (path: string, form: Record<string, string>) =>
      request.post(path, { form, maxRedirects: 0 });

    const ownProof = await readProof(request, address);
    const otherClient = await playwright.request.newContext({ baseURL });
    const otherProof = await readProof(otherClient, address);
    await otherClient.dispose();
    for (const form of [
      fields,
      { ...fields, proof: "" },
      { ...fields, proof: otherProof },
      { ...fields, proof: `${ownProof}x` },
    ]) {
      expect((await send(address, form)).status()).toBe(403);
    }
    const answer = await send(address, { ...fields, proof: ownProof });
    expect([answer.status(), answer.headers().location]).toEqual([302, "/invoices/all"]);

    // The login started a new session: the earlier proof is no longer valid.
    const newProof = await readProof(request, "/items/all");
    // A search is posted with the proof in the address when the language is chosen.
    for (const [path, location] of [
      ["%2Fitems%2Fall%3Fpage%3D2", "/items/all?q=mug"],
      ["%2F%2Fevil.example", "/"],
    ] as const) {
      const chosen = await send(`/lite?returnTo=${path}&proof=${newProof}`, {
        ...{ intent: "language:en", q: "mug" },
      });
      expect([chosen.status(), chosen.headers().location]).toEqual([302, location]);
    }
    for (const [proof, status] of [
      ["", 403],
      [ownProof, 403],
      // The form is read and refused because nothing is ticked.
      [newProof, 422],
    ] as const) {
      expect((await send("/select_item?draft=new", { add: "1", proof })).status()).toBe(status);
    }
  },
);
