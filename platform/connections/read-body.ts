/**
 * Reads a whole body. Returns null as soon as more than `limit` bytes have been read, whatever the
 * Content-Length says.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The rest of a large body is not cancelled, because cancelling would close the connection before
  // the error response is sent.
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
