// Runs in a worker thread, because drawing a long invoice takes seconds of processor time. The
// build compiles this file for Node (scripts/vite/plugins.ts).
import { drawDocument, type PrintableDocument } from "./draw";
import { TooManyPagesError } from "./drawing-context";

/** Returns the PDF, or null when it would have too many pages. */
export default async function draw(document: PrintableDocument): Promise<Uint8Array | null> {
  try {
    return await drawDocument(document);
  } catch (error) {
    if (error instanceof TooManyPagesError) return null;
    throw error;
  }
}
