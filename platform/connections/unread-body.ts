import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * The maximum number of bytes that are discarded. It is more than any accepted form or payload, and
 * more than nginx accepts.
 */
export const MAX_UNREAD_BYTES = 16 * 1024 * 1024;

/**
 * Reads and discards the unread rest of the request's body while the response ends. On a kept-alive
 * connection the rest comes before the next request, which would otherwise never be handled: Node
 * discards the rest only when no one has begun to read it. Closes the connection instead when the
 * body has more than `MAX_UNREAD_BYTES`.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (Number(request.headers["content-length"]) > MAX_UNREAD_BYTES)
    response.setHeader("Connection", "close");
  // The rest is discarded while the response is sent, because many clients read the response only
  // after they have sent the whole body.
  response.once("prefinish", () => discardRest(request));
}

function discardRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  // A listener that has stopped reading would otherwise buffer the data or pause the request again.
  request.unpipe();
  request.removeAllListeners("data");
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > MAX_UNREAD_BYTES) request.destroy();
  });
  request.resume();
}
