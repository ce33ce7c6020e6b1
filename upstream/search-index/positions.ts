/**
 * Invoices of a segment. With fewer, a search reads more rows; with more, a write stores longer
 * ones. At most 65,536, as positions are stored in two bytes.
 */
export const SEGMENT_SIZE = 16_384;

const WORDS = SEGMENT_SIZE / 32;
const BITMAP_BYTES = SEGMENT_SIZE / 8;

/** Places in a segment, from 0: a bit for each. */
export type Positions = Uint32Array;

export function noPositions(): Positions {
  return new Uint32Array(WORDS);
}

export function positionsOf(places: Iterable<number>): Positions {
  const positions = noPositions();
  for (const place of places) addPlace(positions, place);
  return positions;
}

export function addPlace(positions: Positions, place: number): void {
  positions[place >>> 5] = (positions[place >>> 5] ?? 0) | (1 << (place & 31));
}

export function removePlace(positions: Positions, place: number): void {
  positions[place >>> 5] = (positions[place >>> 5] ?? 0) & ~(1 << (place & 31));
}

export function unite(positions: Positions, others: Positions): void {
  for (let word = 0; word < WORDS; word += 1) {
    positions[word] = (positions[word] ?? 0) | (others[word] ?? 0);
  }
}

export function intersect(positions: Positions, others: Positions): void {
  for (let word = 0; word < WORDS; word += 1) {
    positions[word] = (positions[word] ?? 0) & (others[word] ?? 0);
  }
}

export function without(positions: Positions, others: Positions): Positions {
  return positions.map((word, index) => word & ~(others[index] ?? 0));
}

export function countPlaces(positions: Positions): number {
  let count = 0;
  for (const word of positions) {
    // Bits of pairs, of fours, of eights: then all four bytes are added up in the highest.
    let bits = word - ((word >>> 1) & 0x55555555);
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
    count += Math.imul(bits, 0x01010101) >>> 24;
  }
  return count;
}

/** The highest first. */
export function* placesDown(positions: Positions): Generator<number> {
  for (let word = WORDS - 1; word >= 0; word -= 1) {
    let left = positions[word] ?? 0;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      yield word * 32 + bit;
      left &= ~(1 << bit);
    }
  }
}

/** As text, which both databases keep: `b` and the bits, or `p` and two bytes for each place. */
export function encodePositions(positions: Positions): string {
  const count = countPlaces(positions);
  if (count * 2 >= BITMAP_BYTES) return `b${base64(positions)}`;
  const places = new Uint16Array(count);
  let at = count;
  for (const place of placesDown(positions)) places[(at -= 1)] = place;
  return `p${base64(places)}`;
}

export function decodePositions(text: string): Positions {
  const bytes = bytesOf(text.slice(1));
  if (text.startsWith("b")) return new Uint32Array(bytes);
  return positionsOf(new Uint16Array(bytes));
}

/** Adds what is stored, without a bit for each place of what has few. */
export function addStored(positions: Positions, text: string): void {
  if (text.startsWith("b")) unite(positions, decodePositions(text));
  else for (const place of new Uint16Array(bytesOf(text.slice(1)))) addPlace(positions, place);
}

/** Ids in their order: of each how far it is from the one before, seven bits to a byte. */
export function encodeIds(ids: Uint32Array): string {
  const bytes: number[] = [];
  let before = 0;
  for (const id of ids) {
    let step = id - before;
    for (; step > 127; step >>>= 7) bytes.push((step & 127) | 128);
    bytes.push(step);
    before = id;
  }
  return base64(Uint8Array.from(bytes));
}

export function decodeIds(text: string): Uint32Array {
  const bytes = Buffer.from(text, "base64");
  const ids = new Uint32Array(SEGMENT_SIZE);
  let count = 0;
  let id = 0;
  let step = 0;
  let shift = 0;
  // By places: of the many bytes an iterator would take twice as long.
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    step |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    ids[count] = id += step;
    count += 1;
    step = 0;
    shift = 0;
  }
  return ids.subarray(0, count);
}

function base64({ buffer, byteOffset, byteLength }: NodeJS.TypedArray): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("base64");
}

/** In memory of their own, as short ones share theirs at any address. */
function bytesOf(text: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = Buffer.from(text, "base64");
  return buffer.slice(byteOffset, byteOffset + byteLength);
}
