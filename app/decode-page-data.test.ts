import { encode } from "turbo-stream";
import { expect, test, vi } from "vitest";
import { decodePageData } from "./decode-page-data";

test("the decoded data of the page is the state of Remix's context", async () => {
  const state = { loaderData: { root: { brand: "Kedai Kopi" } } };
  const remixContext = { future: { v3_singleFetch: true }, stream: encode(state) };
  vi.stubGlobal("window", { __remixContext: remixContext });
  await decodePageData();
  expect(remixContext).toMatchObject({ state });
  vi.unstubAllGlobals();
});
