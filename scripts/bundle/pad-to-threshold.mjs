// The threshold of the compression in remix-serve, which is not to be set: what is smaller is sent
// as it is.
const COMPRESSION_THRESHOLD = 1024;
const WORTH_COMPRESSING = 280;

/** Pads a small script with spaces so that it is compressed, to half of what it was. */
export function padToThreshold(/** @type {string} */ code) {
  const bytes = Buffer.byteLength(code);
  return bytes < WORTH_COMPRESSING || bytes > COMPRESSION_THRESHOLD
    ? code
    : code + " ".repeat(COMPRESSION_THRESHOLD + 1 - bytes);
}
