// draw-worker.ts as it is written, for where it was not built: a worker thread of Node reads no
// TypeScript by itself.
import { register } from "tsx/esm/api";

register();
const { default: draw } = await import("./draw-worker.ts");

export default draw;
