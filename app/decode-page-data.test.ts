import { encode } from "turbo-stream";
import { expect, it, vi } from "vitest";
import { decodePageData } from "./decode-page-data";

it("decodes the page's data before the first render", async () => {
  const state = { loaderData: { root: { brand: "Kedai Kopi" } } };
  const remixContext = { future: { v3_singleFetch: true }, stream: encode(state) };
  vi.stubGlobal("window", { __remixContext: remixContext });
  await decodePageData();
  expect(remixContext).toMatchObject({ state });
  vi.unstubAllGlobals();
});
