/** A text whose form depends on a count. Malay and Chinese have the form `other` only. */
export type PluralMessage = { readonly one?: string; readonly other: string };

/** The words of a room in one language. A value in a message is a name in braces: "{amount}". */
export type Catalogue = {
  readonly [key: string]: string | PluralMessage | Catalogue;
};

/** The names of the values of a message: "amount" | "no" for "{amount} of {no}". */
export type ValueName<Message> = Message extends { readonly other: infer Other }
  ? ValueName<Other>
  : Message extends `${string}{${infer Name}}${infer Rest}`
    ? Name | ValueName<Rest>
    : never;

/**
 * The shape of a translation of `English`: the same keys, no more and no fewer. `inLanguages` and
 * `byLanguage` also check the values of each message.
 */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends PluralMessage
      ? { readonly other: string }
      : Translation<English[Key]>;
};

/** `Translated`, with an explanation in place of each message that has other values. */
export type WithSameValues<English, Translated> = {
  readonly [Key in keyof English]: Key extends keyof Translated
    ? English[Key] extends string | PluralMessage
      ? [ValueName<English[Key]>, ValueName<Translated[Key]>] extends [
          ValueName<Translated[Key]>,
          ValueName<English[Key]>,
        ]
        ? Translated[Key]
        : { "needs the values": ValueName<English[Key]> }
      : WithSameValues<English[Key], Translated[Key]>
    : never;
};

/** The values of a message by name. */
export type Values<Message, Value = string | number> = [ValueName<Message>] extends [never]
  ? Record<string, never>
  : Record<ValueName<Message>, Value>;

const VALUE = /\{(\w+)\}/;

/** The parts of the messages that were filled in before: texts and names of values, in turn. */
const partsByMessage = new Map<string, string[]>();

function readParts(message: string): string[] {
  const known = partsByMessage.get(message);
  if (known) return known;
  const parts = message.split(VALUE);
  partsByMessage.set(message, parts);
  return parts;
}

/** Returns a message with its values. */
export function fill<const Message extends string>(
  message: Message,
  values: Values<Message>,
): string {
  return fillText(message, values);
}

/** Like `fill`, for a message whose values the types do not know. */
export function fillText(message: string, values: Record<string, string | number>): string {
  return readParts(message)
    .map((part, index) => (index % 2 === 0 ? part : String(values[part] ?? `{${part}}`)))
    .join("");
}

/**
 * Returns a message in parts: its texts, and `{ name }` for each value. For sentences that contain
 * links and other elements.
 */
export function splitMessage(message: string): (string | { name: string })[] {
  return readParts(message)
    .map((part, index) => (index % 2 === 0 ? part : { name: part }))
    .filter((part) => part !== "");
}
