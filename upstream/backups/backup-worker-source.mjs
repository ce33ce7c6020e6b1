// Loads backup-worker.ts without a build. Node cannot load TypeScript by itself.
import { register } from "tsx/esm/api";

register();
export const { makeBackup } = await import("./backup-worker.ts");
