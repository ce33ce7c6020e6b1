import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressPage } from "./compress.server";

const PAGE = "<p>发票</p>".repeat(500);

async function compress(accepted: string | undefined) {
  const requestHeaders = new Headers(accepted === undefined ? [] : [["Accept-Encoding", accepted]]);
  const request = new Request("http://localhost/", { headers: requestHeaders });
  const { body, headers } = await compressPage(Buffer.from(PAGE), request);
  return { bytes: Buffer.from(await new Response(body).arrayBuffer()), headers };
}

test.each(["gzip", "gzip, deflate, br, zstd", "br;q=1.0, GZIP;q=0.8", "deflate,gzip;q=1"])(
  "compressPage compresses a page when Accept-Encoding is %s",
  async (accepted) => {
    const { bytes, headers } = await compress(accepted);
    expect(headers).toEqual({ "Content-Encoding": "gzip" });
    expect(gunzipSync(bytes).toString()).toBe(PAGE);
    expect(bytes.length).toBeLessThan(PAGE.length / 10);
  },
);

test.each([undefined, "", "br", "identity", "gzip;q=0, br", "gzip;q=0.0", "xgzip"])(
  "compressPage leaves a page uncompressed when Accept-Encoding is %s",
  async (accepted) => {
    const { bytes, headers } = await compress(accepted);
    expect(headers).toEqual({});
    expect(bytes.toString()).toBe(PAGE);
  },
);
