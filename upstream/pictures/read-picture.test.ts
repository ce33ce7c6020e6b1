import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, it, vi } from "vitest";
import {
  createPngHeader,
  drawQrPicture,
  addOrientation,
  drawTwoColorPictures,
} from "../testing/pictures";
import { readPictureHeader } from "./picture-header";
import { readDuitNowPicture, convertUploadedLogo } from "./read-picture";

const CODE =
  "00020201021126410014A000000615000101065016640209123456789520499995303458540510.005802MY" +
  "5909QRCSDNBHD6005BANGI6304343F";

const requester = () => ({ accountId: 1, signal: new AbortController().signal });

const body = (bytes: Buffer) => ({ picture: bytes.toString("base64") });

describe("a logo", () => {
  it("is reduced to 600 pixels and converted to PNG", async () => {
    const { png, jpeg } = drawTwoColorPictures(1500, 500);
    for (const bytes of [png, jpeg]) {
      const logo = await convertUploadedLogo(body(bytes), requester());
      expect(logo).toMatchObject({ width: 600, height: 200 });
      expect(readPictureHeader(logo.png)?.type).toBe("png");
    }
  });

  it("keeps its size when it is small", async () => {
    expect(
      await convertUploadedLogo(body(drawTwoColorPictures(40, 20).png), requester()),
    ).toMatchObject({
      width: 40,
      height: 20,
    });
  });

  it.each([
    [3, 40, 20, "blue", "red"],
    [6, 20, 40, "red", "blue"],
    [8, 20, 40, "blue", "red"],
  ])(
    "with the EXIF orientation %d is turned upright",
    async (orientation, width, height, first, last) => {
      const logo = await convertUploadedLogo(
        body(addOrientation(drawTwoColorPictures(40, 20).jpeg, orientation)),
        requester(),
      );
      expect([logo.width, logo.height]).toEqual([width, height]);
      expect([
        await readColor(logo.png, 3, 3),
        await readColor(logo.png, width - 4, height - 4),
      ]).toEqual([first, last]);
    },
  );

  it("is refused when it has too many pixels or bytes", async () => {
    await expect(
      convertUploadedLogo(body(createPngHeader(8_001, 10)), requester()),
    ).rejects.toMatchObject({
      status: 422,
      message:
        "This picture has 8001 by 10 pixels. Please choose one of at most 8,000 pixels a side.",
    });
    const heavy = Buffer.concat([drawTwoColorPictures(40, 20).png, Buffer.alloc(5 * 1024 * 1024)]);
    await expect(convertUploadedLogo(body(heavy), requester())).rejects.toThrow("more than 5 MB");
  });

  it.each([
    ["a GIF", Buffer.from("GIF89a\x01\x00\x01\x00", "latin1"), "no PNG or JPEG"],
    [
      "a PNG with its first 60 bytes",
      drawTwoColorPictures(400, 200).png.subarray(0, 60),
      "could not be read",
    ],
    [
      "a PNG without its last bytes",
      drawTwoColorPictures(400, 200).png.subarray(0, -13),
      "could not be read",
    ],
    ["the first half of a PNG", cutInHalf(drawTwoColorPictures(400, 200).png), "could not be read"],
    [
      "the first half of a JPEG",
      cutInHalf(drawTwoColorPictures(400, 200).jpeg),
      "could not be read",
    ],
    ["a PNG header", createPngHeader(8_000, 8_000), "could not be read"],
    ["a JPEG with random data", createNoisyJpeg(), "could not be read"],
  ])("is refused when it is %s", async (_, bytes, words) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await expect(convertUploadedLogo(body(bytes), requester())).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(words) as unknown,
    });
  });

  it("is refused while one picture of the account is being read and another waits", async () => {
    const all = Array.from({ length: 3 }, () =>
      convertUploadedLogo(body(drawTwoColorPictures(40, 20).png), requester()),
    );
    const statuses = (await Promise.allSettled(all)).map(({ status }) => status);
    expect(statuses).toEqual(["fulfilled", "fulfilled", "rejected"]);
  });
});

describe("a picture of a DuitNow code", () => {
  it("gives the text of the code and the name in it", async () => {
    const expected = { code: CODE, name: "QRCSDNBHD" };
    expect(await readDuitNowPicture(body(drawQrPicture(CODE)), requester())).toEqual(expected);
    expect(await readDuitNowPicture(body(drawQrPicture(CODE, 40)), requester())).toEqual(expected);
  });

  it("is refused with a reason when the code is unusable", async () => {
    for (const [picture, words] of [
      [drawQrPicture("https://example.test"), "not one for payments"],
      [drawQrPicture(CODE.replace("QRCSDNBHD", "QRCSDNBHX")), "damaged"],
      [drawTwoColorPictures(200, 200).png, "No QR code was found"],
    ] as const)
      await expect(readDuitNowPicture(body(picture), requester())).rejects.toMatchObject({
        status: 422,
        message: expect.stringContaining(words) as unknown,
      });
  });
});

async function readColor(png: Buffer, x: number, y: number): Promise<string> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
  return red > blue ? "red" : "blue";
}

function cutInHalf(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

/** Returns a JPEG with a valid size and no decodable data. */
function createNoisyJpeg(): Buffer {
  const frame = Buffer.from("ffd8ffc0001108006400c803012200021101031101", "hex");
  return Buffer.concat([frame, Buffer.alloc(2_000, "a7")]);
}
