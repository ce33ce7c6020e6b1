import type { IncomingMessage, ServerResponse } from "node:http";

/** Bytes; more than any form or payload that is taken, and than nginx lets through. */
export const LARGEST_REST = 16 * 1024 * 1024;

/**
 * Reads and drops what nobody has read of the request once it is answered. On a connection that is
 * kept, the rest stands before the next request, which is never answered otherwise: Node drops by
 * itself only what nobody has begun to read.
 */
export function dropUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (Number(request.headers["content-length"]) > LARGEST_REST)
    response.setHeader("Connection", "close");
  // Not when the answer has arrived: many callers read it only after they have sent everything.
  response.once("prefinish", () => dropRest(request));
}

function dropRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  // Whoever stopped reading would keep what comes, or pause it again.
  request.unpipe();
  request.removeAllListeners("data");
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > LARGEST_REST) request.destroy();
  });
  request.resume();
}
