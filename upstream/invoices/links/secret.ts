import path from "node:path";
import { keptSecret } from "../../../platform/data-folder/secret";
import type { UpstreamSettings } from "../../settings/settings";

const LINKS = {
  purpose: "of which customers' links come",
  loss: "links that were sent still work, but are not shown again",
};

/** The setting, or one made once and kept in the data folder. */
export function readLinkSecret({
  linkSecret: set,
  dataDir,
}: Pick<UpstreamSettings, "linkSecret" | "dataDir">): string {
  return set ?? keptSecret(path.join(dataDir, "link-secret"), LINKS);
}
