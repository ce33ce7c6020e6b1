// Loads draw-worker.ts without a build. A worker thread of Node cannot load TypeScript by itself.
import { register } from "tsx/esm/api";

register();
const { default: draw } = await import("./draw-worker.ts");

export default draw;
