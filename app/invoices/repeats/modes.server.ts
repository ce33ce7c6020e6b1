import type { RepeatMode } from "~/models/repeats/mode";
import { listExtensions } from "~/server/v2/extensions.server";

/** Lists the modes of repeats that the API offers. Every API with repeats offers "tell". */
export async function listRepeatModes(): Promise<RepeatMode[]> {
  const offered = await listExtensions();
  if (!offered.includes("repeat_modes")) return ["tell"];
  return offered.includes("mails") ? ["tell", "issue", "issue_and_mail"] : ["tell", "issue"];
}
