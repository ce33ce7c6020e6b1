import path from "node:path";
import { keptSecret } from "../../../platform/data-folder/secret";
import type { UpstreamSettings } from "../../settings/settings";

const LINKS = {
  purpose: "of which customers' links come",
  loss: "links that were sent still work, but are not shown again",
};

/** Returns the configured secret, or one that is generated once and stored in the data folder. */
export function readLinkSecret({
  linkSecret: set,
  dataDir,
}: Pick<UpstreamSettings, "linkSecret" | "dataDir">): string {
  return set ?? keptSecret(path.join(dataDir, "link-secret"), LINKS);
}
