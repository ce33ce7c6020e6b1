/** Creates valid and invalid pictures for tests. */
import { createCanvas } from "@napi-rs/canvas";
import { encode } from "uqr";

/** Draws a picture, as PNG and JPEG, whose left half is red and whose right half is blue. */
export function drawTwoColorPictures(width: number, height: number): { png: Buffer; jpeg: Buffer } {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ff0000";
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = "#0000ff";
  context.fillRect(width / 2, 0, width / 2, height);
  return { png: canvas.encodeSync("png"), jpeg: canvas.encodeSync("jpeg", 90) };
}

/** Adds an EXIF orientation to a JPEG. 6 means a quarter turn to the right. */
export function addOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  tiff.writeUInt16BE(orientation, 18);
  const exif = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** Returns a picture of a QR code on a white background with a margin. */
export function drawQrPicture(text: string, scale = 6): Buffer {
  const { data, size } = encode(text, { border: 4 });
  const canvas = createCanvas(size * scale + 80, size * scale + 60);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#102030";
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(50 + x * scale, 20 + y * scale, scale, scale);
    }),
  );
  return canvas.encodeSync("png");
}

/** Creates the header of a PNG with this size in pixels, without picture data. */
export function createPngHeader(width: number, height: number): Buffer {
  const head = Buffer.from(
    "89504e470d0a1a0a0000000d494844520000000000000000080600000000000000",
    "hex",
  );
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}
