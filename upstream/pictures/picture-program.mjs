// Runs in a process of its own for each picture (run-picture-program.ts), because a malicious file
// can crash the native decoder.
import { createCanvas, loadImage } from "@napi-rs/canvas";

/** The maximum width and height of a logo in pixels. */
const LOGO_SIDE = 600;
/**
 * The maximum widths and heights, in pixels, to which a picture is reduced one after the other until a
 * QR code is found.
 */
const CODE_SIDES = [1600, 800, 400];

/**
 * Returns the logo as a PNG of at most `LOGO_SIDE` pixels a side. The PNG contains pixels only, no
 * other data of the file.
 */
export async function convertLogo(/** @type {Uint8Array} */ bytes) {
  // The decoder applies the EXIF orientation of a photo.
  return drawScaled(await loadImage(bytes), LOGO_SIDE).canvas.encodeSync("png");
}

/** Returns the text of the QR code in the picture as UTF-8, or no bytes when there is no QR code. */
export async function readQrCode(/** @type {Uint8Array} */ bytes) {
  const jsQR = await import("jsqr");
  const decode = /** @type {any} */ (jsQR.default).default ?? jsQR.default;
  const image = await loadImage(bytes);
  for (const side of CODE_SIDES) {
    const { canvas, context } = drawScaled(image, side, "#ffffff");
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    const qrCode = decode(data, width, height);
    if (qrCode?.data) return Buffer.from(qrCode.data, "utf8");
  }
  return Buffer.alloc(0);
}

/**
 * Draws the image, reduced to at most `side` pixels in width and height.
 * @param {import("@napi-rs/canvas").Image} image
 * @param {number} side
 * @param {string} [background] the colour behind transparent pixels
 */
function drawScaled(image, side, background) {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return { canvas, context };
}
