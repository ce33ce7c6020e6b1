import { createCanvas, loadImage } from "@napi-rs/canvas";
import jsQR from "jsqr";
import { expect, test } from "vitest";
import { makeQrCode } from "../../domain/payment-codes/qr-code";
import { countModulesPerSide, encodeQrPng } from "./qr-png.server";

test.each([1, 7, 8, 12])(
  "a scanner reads the PNG of a QR code at %i pixels per module",
  async (scale) => {
    const text = "00020101021226510009SG.PAYNOW010120213201912345K03010".repeat(4);
    const qr = makeQrCode(text);
    const image = await loadImage(encodeQrPng(qr, scale));
    expect([image.width, image.height]).toEqual([
      countModulesPerSide(qr) * scale,
      countModulesPerSide(qr) * scale,
    ]);
    // The scanner gets the smallest picture enlarged.
    const enlarged = image.width * (scale === 1 ? 4 : 1);
    const context = createCanvas(enlarged, enlarged).getContext("2d");
    context.imageSmoothingEnabled = false;
    context.drawImage(image, 0, 0, enlarged, enlarged);
    const { data } = context.getImageData(0, 0, enlarged, enlarged);
    expect(jsQR(data, enlarged, enlarged)?.data).toBe(text);
  },
);
