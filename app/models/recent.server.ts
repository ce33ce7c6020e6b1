import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/**
 * Lists recently used records. Returns an empty list when the API lacks the extension `recent` or
 * fails, because the page can be used without the list.
 */
export async function listRecent<Row>(read: () => Promise<Row[]>): Promise<Row[]> {
  if (!(await listExtensions()).includes("recent")) return [];
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
    console.error(`The recently used records could not be read: ${error.message}`);
    return [];
  }
}
