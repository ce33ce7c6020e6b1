import { fill } from "../words/message";
import { pictureWords as words } from "../words/pictures";

/** The limits of an uploaded picture, which must be a PNG or JPEG file. */
export const PICTURE_LIMITS = { megabytes: 5, pixelsPerSide: 8_000 } as const;

export const MAX_PICTURE_BYTES = PICTURE_LIMITS.megabytes * 1024 * 1024;

/** Returns the hint next to the file field: "PNG or JPEG, at most 5 MB and 8,000 pixels a side". */
export function formatPictureHint(): string {
  const pixels = PICTURE_LIMITS.pixelsPerSide.toLocaleString("en");
  return fill(words.hint, { megabytes: PICTURE_LIMITS.megabytes, pixels });
}

export function formatPictureTooLargeMessage(): string {
  return fill(words.tooLarge, { megabytes: PICTURE_LIMITS.megabytes });
}
