import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/** What was chosen last is a help, no more: without it the list is shown all the same. */
export async function listRecent<Row>(ask: () => Promise<Row[]>): Promise<Row[]> {
  if (!(await listExtensions()).includes("recent")) return [];
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
    console.error("[recent]", error.message);
    return [];
  }
}
