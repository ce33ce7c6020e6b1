import { encode } from "uqr";

/** A QR code without its quiet zone. All units are modules. */
export type QrCode = {
  size: number;
  /** The horizontal runs of dark modules, row by row. */
  runs: { x: number; y: number; width: number }[];
};

/**
 * The width of the white margin in modules. Without the margin, scanners may fail to read the code.
 */
export const QUIET_ZONE = 4;

/** Creates a QR code that can be read with 15% of it damaged (error correction level M). */
export function makeQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 0 });
  return { size, runs: data.flatMap(findDarkRuns) };
}

function findDarkRuns(row: boolean[], y: number): QrCode["runs"] {
  const runs: QrCode["runs"] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.x + last.width === x) last.width += 1;
    else runs.push({ x, y, width: 1 });
  });
  return runs;
}

/**
 * Returns the path of an SVG whose view box includes the quiet zone. It is stroked with lines of
 * width 1, which take a third of the bytes of rectangles.
 */
export function toSvgPath({ runs }: QrCode): string {
  let path = "";
  let row = -1;
  let pen = 0;
  for (const { x, y, width } of runs) {
    path += y === row ? `m${x - pen} 0` : `M${x + QUIET_ZONE} ${y + QUIET_ZONE + 0.5}`;
    path += `h${width}`;
    row = y;
    pen = x + width;
  }
  return path;
}
