import { count } from "../words/in-languages";
import { fillText, type PluralMessage, type ValueName } from "../words/message";
import { en, names as englishNames } from "./en";

type Sentences = typeof en;
type Names = typeof englishNames;

/** A code of a refusal on the wire. Each has a sentence in three languages (`words.ts`). */
export type RefusalCode = keyof Sentences;

export type FieldName = keyof Names["fields"];
export type RecordName = keyof Names["records"];
export type GuardedName = keyof Names["guarded"];
/** The lists of a payload whose entries a refusal can be about. */
export type ListName = keyof Names["places"];

/** The values that stand for words, which are translated too. All others stand as they are. */
type NamedValues = { field: FieldName; record: RecordName; guarded: GuardedName[] };

type ValuesOf<Code extends RefusalCode> = {
  [Name in ValueName<Sentences[Code]>]: Name extends keyof NamedValues
    ? NamedValues[Name]
    : string | number;
};

/** The values of a code as an argument: none when its sentence has none. */
export type ValueArguments<Code extends RefusalCode> =
  ValueName<Sentences[Code]> extends never ? [] : [values: ValuesOf<Code>];

export type WireValue = string | number | string[];

/** Why the API refuses, as on the wire beside `message`. */
export type Refusal = { code: RefusalCode; values: Record<string, WireValue> };

/** Returns a refusal. Dates and amounts are given as they stand in sentences, in all languages. */
export function toRefusal<Code extends RefusalCode>(
  code: Code,
  ...[values]: ValueArguments<Code>
): Refusal {
  return { code, values: values ?? {} };
}

/** Returns the refusal of an entry of a list. Its position is counted from 1. */
export function toRefusalOfEntry(refusal: Refusal, list: ListName, index: number): Refusal {
  return { ...refusal, values: { ...refusal.values, list, position: index + 1 } };
}

export function isListName(name: string): name is ListName {
  return Object.hasOwn(englishNames.places, name);
}

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(en, code);
}

/** The sentences of a language, and the names in them. */
type Words = {
  sentences: Record<RefusalCode, string | PluralMessage>;
  names: { [Group in Exclude<keyof Names, "comma">]: Record<string, string> } & { comma: string };
};

/**
 * Returns the sentence of a refusal, in English unless `words` has another language. Returns null
 * when the values are not those of the sentence, as from a server of another version.
 */
export function describeRefusal(
  { code, values }: Refusal,
  { sentences, names }: Words = { sentences: en, names: englishNames },
): string | null {
  const sentence = fillSentence(sentences[code], translateNames(values, names));
  const { list, position } = values;
  if (sentence === null || typeof list !== "string" || typeof position !== "number")
    return sentence;
  const place = names.places[list];
  return place === undefined ? sentence : fillText(place, { position, sentence });
}

type Texts = Record<string, string | number>;

function fillSentence(message: string | PluralMessage, texts: Texts): string | null {
  const number = Number(texts.count);
  const text = typeof message === "string" ? message : count(message, number);
  const isComplete = [...text.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) =>
    Object.hasOwn(texts, name),
  );
  if (!isComplete || (typeof message !== "string" && !Number.isInteger(number))) return null;
  const filled = fillText(text, texts);
  // A name is a common noun, unless the sentence begins with it.
  return text.startsWith("{record}") ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;
}

/** Replaces the codes of names by the names. A value whose name is not known is left out. */
function translateNames(values: Refusal["values"], names: Words["names"]): Texts {
  const texts: Texts = {};
  for (const [key, value] of Object.entries(values)) {
    const group = GROUPS[key];
    if (!group) {
      if (!Array.isArray(value)) texts[key] = value;
      continue;
    }
    const known = [value].flat().flatMap((name) => names[group][name] ?? []);
    if (known.length > 0) texts[key] = known.join(names.comma);
  }
  return texts;
}

/** The groups of names by the values that stand for them. */
const GROUPS: Partial<Record<string, "fields" | "records" | "guarded">> = {
  ...({ field: "fields", record: "records", guarded: "guarded" } as const satisfies Record<
    keyof NamedValues,
    keyof Names
  >),
};
