/** What a picture says of itself in its first bytes: read before anything decodes the rest. */
export type PictureHeader = { type: "png" | "jpeg"; width: number; height: number };

/** Null for what is neither a PNG nor a JPEG. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.subarray(0, 8).equals(PNG)) return readPng(view);
  if (view.subarray(0, 2).equals(JPEG)) return readJpeg(view);
  return null;
}

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const JPEG = Buffer.from("ffd8", "hex");

/** Its first chunk is IHDR: width and height. */
function readPng(view: Buffer): PictureHeader | null {
  if (view.length < 33 || view.toString("latin1", 12, 16) !== "IHDR") return null;
  return sized("png", view.readUInt32BE(16), view.readUInt32BE(20));
}

/** Segment by segment, up to the first that begins a frame. */
function readJpeg(view: Buffer): PictureHeader | null {
  let at = 2;
  while (at + 9 <= view.length) {
    if (view[at] !== 0xff) return null;
    const marker = view[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return sized("jpeg", view.readUInt16BE(at + 7), view.readUInt16BE(at + 5));
    // A scan or the end, before any frame.
    if (marker === 0xda || marker === 0xd9) return null;
    const length = view.readUInt16BE(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

/** SOF0 to SOF15, but for the three among them that are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/**
 * Whether a picture that has a header has its end, too: of one that was cut off the decoder draws
 * what there is, and leaves the rest blank.
 */
export function hasEnd(bytes: Uint8Array, { type }: PictureHeader): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // A small picture within a JPEG has an end of its own, before the last scan.
  if (type === "jpeg") return view.lastIndexOf(END_OF_JPEG) > view.lastIndexOf(SCAN);
  let at = 8;
  while (at + 12 <= view.length) {
    const next = at + 12 + view.readUInt32BE(at);
    if (view.toString("latin1", at + 4, at + 8) === "IEND") return next <= view.length;
    at = next;
  }
  return false;
}

const SCAN = Buffer.from("ffda", "hex");
const END_OF_JPEG = Buffer.from("ffd9", "hex");

function sized(type: PictureHeader["type"], width: number, height: number): PictureHeader | null {
  return width > 0 && height > 0 ? { type, width, height } : null;
}
