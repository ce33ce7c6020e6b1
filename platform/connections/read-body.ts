/**
 * Reads a whole body. Returns null as soon as it exceeds `limit` bytes, whatever its headers claim.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The rest is not cancelled, because that would close the caller's connection before the error
  // response is sent.
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
