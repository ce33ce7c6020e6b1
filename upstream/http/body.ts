import { Refusal } from "./refusal";

/** One megabyte. */
const LARGEST_BODY = 1024 * 1024;
const LARGEST_REST = 8 * LARGEST_BODY;

/** Reads a JSON body; `text` is what was sent, "" with a `value` of undefined for none. */
export async function readJson(
  request: Request,
  largest = LARGEST_BODY,
): Promise<{ text: string; value: unknown }> {
  const text = await readText(request, largest);
  if (text.trim() === "") return { text: "", value: undefined };
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    throw new Refusal(400, "What was sent could not be read: it is not JSON.");
  }
}

async function readText(request: Request, largest: number): Promise<string> {
  if (!request.body) return "";
  if (Number(request.headers.get("content-length")) > LARGEST_REST) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let chunk = await readChunk(reader); chunk; chunk = await readChunk(reader)) {
    size += chunk.byteLength;
    if (size <= largest) chunks.push(chunk);
    // A caller that is still sending hears no answer: its rest is read, and forgotten.
    else if (size > LARGEST_REST) break;
  }
  if (size > largest) throw tooLarge();
  return Buffer.concat(chunks).toString("utf8");
}

async function readChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value;
  } catch {
    throw new Refusal(400, "What was sent broke off.");
  }
}

function tooLarge(): Refusal {
  return new Refusal(413, "This is too large to be sent.");
}
