// Runs in a process of its own, because the copy, its compression and its check take seconds of
// processor time and much memory. The build compiles this file for Node (scripts/vite/plugins.ts).
import os from "node:os";

export { makeBackup } from "./make-backup";

// Requests come first: the lowest priority uses only what they leave.
try {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
} catch (error) {
  // A container may forbid it. A backup matters more than its priority.
  console.error("[backup] The priority of the process could not be lowered:", error);
}
