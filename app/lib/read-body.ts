/**
 * Reads a body whole, counting as it goes; null as soon as it is above `limit` bytes, whatever its
 * headers claim.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    size += step.value.byteLength;
    // Left unread, not cancelled: that would cut a browser's connection before the refusal is sent.
    if (size > limit) {
      reader.releaseLock();
      return null;
    }
    chunks.push(step.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
