import { readBody } from "../../platform/connections/read-body";
import { ApiError } from "./api-error";
import { toRefusal } from "../../domain/refusals/refusal";

/** The default limit of a body: 1 MiB. */
const MAX_BODY_BYTES = 1024 * 1024;
/**
 * The maximum number of levels that are nested in the outermost value of a JSON body. Valid
 * payloads have less than half as many. Recursive code overflows the stack at some thousand levels.
 */
const MAX_DEPTH = 32;

/**
 * Reads a JSON body. Returns the body as text and as a parsed value. A blank body has the text ""
 * and the value undefined. Throws a 400 for a body that is no JSON, is nested too deeply or broke
 * off, and a 413 for a body that is too large.
 */
export async function readJson(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<{ text: string; value: unknown }> {
  const text = await readText(request, maxBytes);
  if (text.trim() === "") return { text: "", value: undefined };
  const value = parse(text);
  if (isTooDeep(value)) {
    throw new ApiError(400, toRefusal("nested_too_deeply"));
  }
  return { text, value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, toRefusal("unreadable_json"));
  }
}

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((each): unknown[] =>
      typeof each === "object" && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readBody(request.body, maxBytes).catch(() => {
    throw new ApiError(400, toRefusal("broken_off"));
  });
  if (!bytes) throw new ApiError(413, toRefusal("too_large"));
  return bytes.toString("utf8");
}
