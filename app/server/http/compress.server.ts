import { promisify } from "node:util";
import { gzip } from "node:zlib";

const gzipAsync = promisify(gzip);

/**
 * Compresses a page when the browser accepts gzip, and returns the header to set. The page is
 * complete, so one call is enough; remix-serve would compress it in chunks at twice the cost, and
 * leaves compressed responses as they are.
 */
export async function compressPage(
  page: Buffer<ArrayBuffer>,
  request: Request,
): Promise<{ body: BodyInit; encoding: Record<string, string> }> {
  if (!acceptsGzip(request.headers.get("accept-encoding") ?? ""))
    return { body: page, encoding: {} };
  // Level 9, because the invoice form with its lines is within 50 bytes of its size limit.
  return { body: await gzipAsync(page, { level: 9 }), encoding: { "Content-Encoding": "gzip" } };
}

/** Returns whether an Accept-Encoding header, such as "gzip, deflate;q=0.5, br", allows gzip. */
function acceptsGzip(accepted: string): boolean {
  return accepted.split(",").some((each) => /^\s*gzip\s*(;\s*q=(1|0\.\d*[1-9]).*)?$/i.test(each));
}
