import { encode } from "turbo-stream";
import { expect, test, vi } from "vitest";
import { decodePageData } from "./decode-page-data";

test("the page's data is decoded before the first render", async () => {
  const state = { loaderData: { root: { brand: "Kedai Kopi" } } };
  const remixContext = { future: { v3_singleFetch: true }, stream: encode(state) };
  vi.stubGlobal("window", { __remixContext: remixContext });
  await decodePageData();
  expect(remixContext).toMatchObject({ state });
  vi.unstubAllGlobals();
});
