import type { RepeatMode } from "~/models/repeats/mode";
import { listExtensions } from "~/server/v2/extensions.server";

/** Lists the modes of repeats that the API offers. Every API with repeats offers "tell". */
export async function listRepeatModes(): Promise<RepeatMode[]> {
  return (await listExtensions()).includes("repeat_modes") ? ["tell", "issue"] : ["tell"];
}
