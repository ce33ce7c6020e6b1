/** How hard the proof is: some sixteen thousand tries, about a second on an old phone. */
export const PROOF_BITS = 14;

/** A page that does not answer for so long is not felt. */
const SLICE_MS = 8;

/**
 * Finds the number that, put behind the text, gives a hash that begins with so many zeros; null
 * where there is no hashing.
 */
export async function findProof(text: string, isWanted: () => boolean): Promise<string | null> {
  // Browsers keep it to secure pages and localhost.
  if (typeof crypto === "undefined" || !("subtle" in crypto)) return null;
  const encoder = new TextEncoder();
  let pauseAt = performance.now() + SLICE_MS;
  for (let number = 0; isWanted(); number++) {
    // Chrome hashes so little text at once: waiting for it lets nothing else through.
    if (performance.now() > pauseAt) {
      await new Promise((resolve) => setTimeout(resolve));
      pauseAt = performance.now() + SLICE_MS;
    }
    const hash = await crypto.subtle.digest("SHA-256", encoder.encode(`${text}:${number}`));
    if (leadingZeroBits(new Uint8Array(hash)) >= PROOF_BITS) return String(number);
  }
  return null;
}

export function leadingZeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] ?? 0) - 24;
}
