/**
 * Reads a body whole, counting as it goes; null as soon as it is above `limit` bytes, whatever its
 * headers claim.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Left unread, not cancelled: that would cut a caller's connection before the refusal is sent.
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
