// The characters that mark an amount or a day in a sentence. These Unicode directional isolates do
// not occur in the texts.
const AMOUNT = "\u2066";
const DAY = "\u2068";
const END = "\u2069";

/** Marks an amount in a sentence, so that no line breaks inside it. */
export const markUnbrokenAmount = (text: string) => AMOUNT + text + END;

/** Marks a day in a sentence, so that no line breaks inside it. */
export const markUnbrokenDay = (text: string) => DAY + text + END;

/** Renders a sentence with its marked amounts and days, in any order. Amounts are bold. */
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
