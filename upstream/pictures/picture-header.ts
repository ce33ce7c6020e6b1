/** The type and the size (in pixels) that the first bytes of a picture contain. */
export type PictureHeader = { type: "png" | "jpeg"; width: number; height: number };

/** Returns the header of a PNG or JPEG picture, or null for anything else. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.subarray(0, 8).equals(PNG)) return readPngHeader(view);
  if (view.subarray(0, 2).equals(JPEG)) return readJpegHeader(view);
  return null;
}

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const JPEG = Buffer.from("ffd8", "hex");

/** Reads the size from the IHDR chunk, which is always the first chunk. */
function readPngHeader(view: Buffer): PictureHeader | null {
  if (view.length < 33 || view.toString("latin1", 12, 16) !== "IHDR") return null;
  return toHeader("png", view.readUInt32BE(16), view.readUInt32BE(20));
}

/** Reads the size from the first frame segment. */
function readJpegHeader(view: Buffer): PictureHeader | null {
  let offset = 2;
  while (offset + 9 <= view.length) {
    if (view[offset] !== 0xff) return null;
    const marker = view[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (isFrame(marker))
      return toHeader("jpeg", view.readUInt16BE(offset + 7), view.readUInt16BE(offset + 5));
    // The picture data (0xda) or the end of the file (0xd9) comes before any frame.
    if (marker === 0xda || marker === 0xd9) return null;
    const length = view.readUInt16BE(offset + 2);
    if (length < 2) return null;
    offset += 2 + length;
  }
  return null;
}

/** Returns true for a frame marker: SOF0 to SOF15 without three markers that begin no frame. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/**
 * Returns true when the picture has its end marker. Without this check, the decoder would accept a
 * picture that was cut off, and draw only a part of it.
 */
export function hasEndMarker(bytes: Uint8Array, { type }: PictureHeader): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The end marker of a thumbnail within a JPEG comes before the last scan.
  if (type === "jpeg") return view.lastIndexOf(END_OF_JPEG) > view.lastIndexOf(SCAN);
  let offset = 8;
  while (offset + 12 <= view.length) {
    const next = offset + 12 + view.readUInt32BE(offset);
    if (view.toString("latin1", offset + 4, offset + 8) === "IEND") return next <= view.length;
    offset = next;
  }
  return false;
}

const SCAN = Buffer.from("ffda", "hex");
const END_OF_JPEG = Buffer.from("ffd9", "hex");

function toHeader(
  type: PictureHeader["type"],
  width: number,
  height: number,
): PictureHeader | null {
  return width > 0 && height > 0 ? { type, width, height } : null;
}
