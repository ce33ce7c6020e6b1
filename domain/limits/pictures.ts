/** The limits of an uploaded picture, which must be a PNG or JPEG file. */
export const PICTURE_LIMITS = { megabytes: 5, pixelsPerSide: 8_000 } as const;

export const MAX_PICTURE_BYTES = PICTURE_LIMITS.megabytes * 1024 * 1024;

/** The hint next to the file field: "PNG or JPEG, at most 5 MB and 8,000 pixels a side". */
export const PICTURE_HINT =
  `PNG or JPEG, at most ${PICTURE_LIMITS.megabytes} MB and ` +
  `${PICTURE_LIMITS.pixelsPerSide.toLocaleString("en")} pixels a side`;

export const PICTURE_TOO_LARGE_MESSAGE = `This picture has more than ${PICTURE_LIMITS.megabytes} MB. Please choose a smaller one.`;
