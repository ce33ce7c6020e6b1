import { describe, expect, it } from "vitest";
import { createPngHeader, addOrientation, drawTwoColorPictures } from "../testing/pictures";
import { readPictureHeader } from "./picture-header";

const { png, jpeg } = drawTwoColorPictures(40, 20);

describe("the header of a picture", () => {
  it("contains its type and its size", () => {
    expect(readPictureHeader(png)).toEqual({ type: "png", width: 40, height: 20 });
    expect(readPictureHeader(jpeg)).toEqual({ type: "jpeg", width: 40, height: 20 });
    expect(readPictureHeader(addOrientation(jpeg, 6))).toEqual({
      type: "jpeg",
      width: 40,
      height: 20,
    });
    expect(readPictureHeader(createPngHeader(90_000, 1))).toMatchObject({ width: 90_000 });
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["text", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a GIF", Buffer.from("GIF89a\x01\x00\x01\x00", "latin1")],
    ["a PNG without a size", createPngHeader(0, 20)],
    ["the beginning of a PNG", png.subarray(0, 20)],
    ["the beginning of a JPEG", jpeg.subarray(0, 30)],
    ["a JPEG of endless markers", Buffer.from(`ffd8${"ff".repeat(100)}`, "hex")],
    ["a JPEG with a segment without a length", Buffer.from("ffd8ffe0000000000000000000", "hex")],
    ["a JPEG that begins with its scan", Buffer.from(`ffd8ffda${"00".repeat(20)}`, "hex")],
  ])("is null for %s", (_, bytes) => expect(readPictureHeader(bytes)).toBeNull());
});
