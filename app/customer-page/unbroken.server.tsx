const AMOUNT = "\u2066";
const DAY = "\u2068";
const END = "\u2069";

/** In a sentence: an amount, inside of which no line breaks. */
export const unbrokenAmount = (text: string) => AMOUNT + text + END;

/** In a sentence: a day, inside of which no line breaks. */
export const unbrokenDay = (text: string) => DAY + text + END;

/** A sentence with such parts, whatever their order is in its language; the amount stands out. */
export function TextWithUnbrokenParts({ text }: { text: string }) {
  return text.split(/([\u2066\u2068][^\u2069]*)\u2069/).map((part, index) => {
    if (part.startsWith(AMOUNT))
      return (
        <strong key={index} className="sum">
          {part.slice(1)}
        </strong>
      );
    if (part.startsWith(DAY))
      return (
        <span key={index} className="unbroken">
          {part.slice(1)}
        </span>
      );
    return part;
  });
}
