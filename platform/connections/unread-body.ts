import type { IncomingMessage, ServerResponse } from "node:http";

/** Bytes; more than any form or payload that is taken, and than nginx lets through. */
export const MAX_UNREAD_BYTES = 16 * 1024 * 1024;

/**
 * Reads and drops what nobody has read of the request once it is answered. On a connection that is
 * kept, the rest stands before the next request, which is never answered otherwise: Node drops by
 * itself only what nobody has begun to read.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (Number(request.headers["content-length"]) > MAX_UNREAD_BYTES)
    response.setHeader("Connection", "close");
  // Not when the answer has arrived: many callers read it only after they have sent everything.
  response.once("prefinish", () => discardRest(request));
}

function discardRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  // Whoever stopped reading would keep what comes, or pause it again.
  request.unpipe();
  request.removeAllListeners("data");
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > MAX_UNREAD_BYTES) request.destroy();
  });
  request.resume();
}
