import { promisify } from "node:util";
import { gzip } from "node:zlib";

const gzipAsync = promisify(gzip);

/**
 * A page as the browser takes it, with the header that says how. The whole of it is at hand, so it is
 * packed in one go: remix-serve would do it piece by piece, at twice the cost, and leaves what is
 * packed already as it is.
 */
export async function compressPage(
  page: Buffer<ArrayBuffer>,
  request: Request,
): Promise<{ body: BodyInit; encoding: Record<string, string> }> {
  if (!acceptsGzip(request.headers.get("accept-encoding") ?? ""))
    return { body: page, encoding: {} };
  // The form of an invoice with its lines is within 50 bytes of its limit.
  return { body: await gzipAsync(page, { level: 9 }), encoding: { "Content-Encoding": "gzip" } };
}

/** Whether a browser's Accept-Encoding, such as "gzip, deflate;q=0.5, br", has gzip. */
function acceptsGzip(accepted: string): boolean {
  return accepted.split(",").some((each) => /^\s*gzip\s*(;\s*q=(1|0\.\d*[1-9]).*)?$/i.test(each));
}
