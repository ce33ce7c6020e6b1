import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { ApiError } from "../wire/api-error";
import { toRefusal } from "../../domain/refusals/refusal";

/**
 * Returns a middleware that rejects a request without the API key. The key is in a header, or in the
 * `key` parameter of a PDF's address.
 */
export function requireKey(apiKey: string): MiddlewareHandler {
  const expected = digest(apiKey);
  return async (c, next) => {
    const keyInAddress = c.req.path.endsWith("/pdf") ? c.req.query("key") : undefined;
    const sentKey = c.req.header("x-api-key") ?? keyInAddress ?? "";
    // `timingSafeEqual` needs values of equal length, which the digests have.
    if (!timingSafeEqual(digest(sentKey), expected)) {
      throw new ApiError(401, toRefusal("wrong_api_key"));
    }
    await next();
  };
}

function digest(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}
