import { promisify } from "node:util";
import { gzip } from "node:zlib";

const gzipAsync = promisify(gzip);

/**
 * Compresses a page when the browser accepts gzip, and returns the response headers to set, none
 * for an uncompressed page. The page is complete, so one call is enough. remix-serve would compress
 * the page in chunks at twice the cost; it does not compress a compressed response again.
 */
export async function compressPage(
  page: Buffer<ArrayBuffer>,
  request: Request,
): Promise<{ body: BodyInit; headers: Record<string, string> }> {
  if (!acceptsGzip(request.headers.get("accept-encoding") ?? ""))
    return { body: page, headers: {} };
  // Level 9 makes the smallest pages. A journey limits their size.
  return { body: await gzipAsync(page, { level: 9 }), headers: { "Content-Encoding": "gzip" } };
}

/** Returns whether an Accept-Encoding header, such as "gzip, deflate;q=0.5, br", allows gzip. */
function acceptsGzip(accepted: string): boolean {
  return accepted.split(",").some((each) => /^\s*gzip\s*(;\s*q=(1|0\.\d*[1-9]).*)?$/i.test(each));
}
