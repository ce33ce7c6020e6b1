import path from "node:path";
import { readOrCreateSecret } from "../../../platform/data-folder/secret";
import type { UpstreamSettings } from "../../settings/settings";

/** The ends of two sentences in messages about the secret: its purpose and the harm of its loss. */
const LINK_SECRET = {
  purpose: "that generates customers' links",
  loss: "links that were sent still work, but cannot be shown again",
};

/** Returns the configured secret, or one that is generated once and stored in the data folder. */
export function readLinkSecret({
  linkSecret: configured,
  dataDir,
}: Pick<UpstreamSettings, "linkSecret" | "dataDir">): string {
  return configured ?? readOrCreateSecret(path.join(dataDir, "link-secret"), LINK_SECRET);
}
