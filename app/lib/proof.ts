/** The difficulty of the proof of work: about 16,000 hashes, or one second on an old phone. */
export const PROOF_BITS = 14;

/** The longest time that a page may block without the user noticing. */
const SLICE_MS = 8;

/**
 * Finds a number that, appended to the text after a colon, gives a SHA-256 hash with `PROOF_BITS`
 * leading zero bits. Stops the search when `isWanted` returns false. Returns null when the search
 * was stopped or the browser cannot hash.
 */
export async function findProof(text: string, isWanted: () => boolean): Promise<string | null> {
  // Browsers have `crypto.subtle` only on secure pages and localhost.
  if (typeof crypto === "undefined" || !("subtle" in crypto)) return null;
  const encoder = new TextEncoder();
  let pauseAt = performance.now() + SLICE_MS;
  for (let number = 0; isWanted(); number++) {
    // Chrome hashes short texts synchronously, so awaiting the hash alone would block the page.
    if (performance.now() > pauseAt) {
      await new Promise((resolve) => setTimeout(resolve));
      pauseAt = performance.now() + SLICE_MS;
    }
    const hash = await crypto.subtle.digest("SHA-256", encoder.encode(`${text}:${number}`));
    if (countLeadingZeroBits(new Uint8Array(hash)) >= PROOF_BITS) return String(number);
  }
  return null;
}

/** Returns the number of zero bits before the first one bit. */
export function countLeadingZeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] ?? 0) - 24;
}
