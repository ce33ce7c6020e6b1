import { MAX_PICTURE_BYTES, PICTURE_LIMITS } from "../../domain/limits/pictures";
import * as z from "zod";
import { parseDuitNow, type DuitNowCode } from "../../domain/business-numbers/duitnow";
import type { Requester } from "../wire/requester";
import { toNumberRefusal } from "../wire/number-refusal";
import { ApiError, createRefusal } from "../wire/api-error";
import { parseOrRefuse } from "../wire/fields";
import { hasEndMarker, readPictureHeader } from "./picture-header";
import { runPictureProgram, UnreadablePictureError } from "./run-picture-program";
import { issue } from "../wire/issue";

/** The largest request body with a picture, in bytes. Base64 makes a picture a third longer. */
export const LARGEST_PICTURE_BODY_BYTES = Math.ceil((MAX_PICTURE_BYTES / 3) * 4) + 64 * 1024;

const picturePayload = z.object({
  /** A PNG or JPEG file in base64. */
  picture: z.string({ message: issue("picture_missing") }),
});

export type Logo = { png: Buffer; width: number; height: number };

/**
 * Converts an uploaded logo to an upright PNG of at most 600 pixels a side. Throws a 422 for an
 * unusable picture, and a 503 when too many pictures wait.
 */
export async function convertUploadedLogo(body: unknown, requester: Requester): Promise<Logo> {
  const bytes = readPictureFile(body);
  const png = await runPictureProgram("convertLogo", bytes, requester).catch(refuseUnreadable);
  const header = readPictureHeader(png);
  if (!header) throw new Error("the picture program returned no PNG");
  return { png, width: header.width, height: header.height };
}

/**
 * Reads the DuitNow QR code of a shop in an uploaded picture. Throws a 422 when there is no valid
 * code, and a 503 when too many pictures wait.
 */
export async function readDuitNowPicture(
  body: unknown,
  requester: Requester,
): Promise<DuitNowCode> {
  const bytes = readPictureFile(body);
  const text = await runPictureProgram("readQrCode", bytes, requester).catch(refuseUnreadable);
  if (text.length === 0) {
    throw createRefusal("picture_without_code");
  }
  const duitNowCode = parseDuitNow(text.toString("utf8"));
  if ("problem" in duitNowCode) throw new ApiError(422, toNumberRefusal(duitNowCode.problem));
  return duitNowCode;
}

/**
 * Decodes the base64 and checks the size and the type in the picture's header. Throws a 422 for a
 * picture that is too large, of another type or cut off.
 */
function readPictureFile(body: unknown): Buffer {
  const { picture } = parseOrRefuse(picturePayload, body);
  const bytes = Buffer.from(picture, "base64");
  if (bytes.length > MAX_PICTURE_BYTES) {
    throw createRefusal("picture_too_large", { megabytes: PICTURE_LIMITS.megabytes });
  }
  const header = readPictureHeader(bytes);
  if (!header) throw createRefusal("picture_type");
  if (Math.max(header.width, header.height) > PICTURE_LIMITS.pixelsPerSide) {
    throw createRefusal("picture_pixels", {
      width: header.width,
      height: header.height,
      max: PICTURE_LIMITS.pixelsPerSide.toLocaleString("en"),
    });
  }
  if (!hasEndMarker(bytes, header)) throw createRefusal("picture_damaged");
  return bytes;
}

function refuseUnreadable(error: unknown): never {
  if (!(error instanceof UnreadablePictureError)) throw error;
  console.error("[picture]", error.message);
  throw createRefusal("picture_damaged");
}
