/**
 * The fields of a payment QR code by their tags. The code is a sequence of tag, length and value
 * (EMVCo, QR Code Specification for Payment Systems, Merchant-Presented Mode).
 */
export type EmvFields = Map<string, string>;

/**
 * Parses the text of a payment QR code. Returns null when the text does not have that structure or
 * repeats a tag. An empty text has no fields.
 */
export function parseEmv(text: string): EmvFields | null {
  const fields: EmvFields = new Map();
  const characters = [...text];
  let position = 0;
  while (position < characters.length) {
    const head = characters.slice(position, position + 4).join("");
    if (!/^\d{4}$/.test(head)) return null;
    const end = position + 4 + Number(head.slice(2));
    const value = characters.slice(position + 4, end);
    if (end > characters.length || fields.has(head.slice(0, 2))) return null;
    fields.set(head.slice(0, 2), value.join(""));
    position = end;
  }
  return fields;
}

/** Formats fields as the text that `parseEmv` parses. No value may have more than 99 characters. */
export function formatEmv(fields: Iterable<readonly [tag: string, value: string]>): string {
  return [...fields]
    .map(([tag, value]) => tag + String([...value].length).padStart(2, "0") + value)
    .join("");
}

/** Appends the checksum field, which must be the last field of a code. */
export function appendChecksum(text: string): string {
  const checked = `${text}6304`;
  return checked + calculateChecksum(checked);
}

/** Returns whether the last field of the code is a correct checksum (tag 63). */
export function hasValidChecksum(text: string): boolean {
  const checked = /^(.*6304)([0-9A-F]{4})$/su.exec(text);
  return checked?.[1] !== undefined && calculateChecksum(checked[1]) === checked[2];
}

/**
 * Calculates CRC-16/CCITT-FALSE over the UTF-8 bytes of the text. The check value of "123456789" is
 * 29B1.
 */
export function calculateChecksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
