// Runs in a worker thread: setting a long invoice takes the processor for seconds. Built beside the
// app for Node alone (vite.config.ts).
import { drawDocument, type Drawable } from "./draw";
import { TooManyPagesError } from "./sheet";

/** The PDF; null when it would have too many pages. */
export default async function draw(document: Drawable): Promise<Uint8Array | null> {
  try {
    return await drawDocument(document);
  } catch (error) {
    if (error instanceof TooManyPagesError) return null;
    throw error;
  }
}
