import { encode } from "uqr";

/** A QR code without its quiet zone; units are modules. */
export type QrCode = {
  size: number;
  /** What is dark, row by row: modules beside each other are one run. */
  runs: { x: number; y: number; width: number }[];
};

/** Modules that stay white on each side: without them a code may not be read. */
export const QUIET_ZONE = 4;

/** Read also with 15% of it creased or stained, as paper is. */
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
 * The path of an SVG whose view box has the quiet zone around the code: lines of a width of 1, which
 * take a third of the bytes of rectangles.
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
