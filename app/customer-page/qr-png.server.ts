import { deflateSync } from "node:zlib";
import { QUIET_ZONE, type QrCode } from "../../domain/payment-codes/qr-code";

/**
 * Encodes a QR code with its quiet zone as a PNG with one bit per pixel and `scale` pixels per
 * module. A customer can save a picture by a long press, which an inline SVG does not allow.
 */
export function encodeQrPng(qr: QrCode, scale: number): Buffer {
  const side = countModulesPerSide(qr) * scale;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // One bit per pixel, greyscale, deflate, adaptive filtering, no interlacing.
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    encodeChunk("IHDR", head),
    encodeChunk("IDAT", deflateSync(encodePixels(qr, scale), { level: 9 })),
    encodeChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Returns the length of the picture's side in modules, including the quiet zone on both sides. */
export const countModulesPerSide = ({ size }: QrCode) => size + 2 * QUIET_ZONE;

const PNG_SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const UP_FILTER = 2;

/**
 * Encodes the rows of pixels. Of the rows of a module only the first one holds pixels; the other
 * rows are equal to the row above, which the PNG filter "Up" encodes as zeros.
 */
function encodePixels(qr: QrCode, scale: number): Buffer {
  const width = Math.ceil((countModulesPerSide(qr) * scale) / 8);
  const repeated = Buffer.alloc((scale - 1) * (width + 1));
  for (let row = 0; row < scale - 1; row += 1) repeated[row * (width + 1)] = UP_FILTER;
  return Buffer.concat(
    Array.from({ length: countModulesPerSide(qr) }, (_, index) => {
      const runs = qr.runs.filter(({ y }) => y === index - QUIET_ZONE);
      return Buffer.concat([Buffer.from([0]), encodeRow(runs, { width, scale }), repeated]);
    }),
  );
}

function encodeRow(
  runs: QrCode["runs"],
  { width, scale }: { width: number; scale: number },
): Buffer {
  const row = Buffer.alloc(width, 0xff);
  for (const { x, width: modules } of runs) {
    const end = (x + QUIET_ZONE + modules) * scale;
    for (let pixel = (x + QUIET_ZONE) * scale; pixel < end; pixel += 1)
      row[pixel >> 3] = (row[pixel >> 3] ?? 0) & ~(0x80 >> (pixel & 7));
  }
  return row;
}

function encodeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const lengthAndChecksum = Buffer.alloc(8);
  lengthAndChecksum.writeUInt32BE(data.length, 0);
  lengthAndChecksum.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([lengthAndChecksum.subarray(0, 4), body, lengthAndChecksum.subarray(4)]);
}

/** Returns the CRC-32 that PNG requires. Node's own `zlib.crc32` is missing before Node 20.15. */
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
