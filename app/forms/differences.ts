import { joinList } from "../../domain/words/in-languages";
import { formWords as words } from "../../domain/words/forms";
import { fill } from "../../domain/words/message";

/**
 * A field whose value differs between two states of a form, in the words of the screen. `here` is
 * what the user typed, and `there` is what somebody else or another tab has saved.
 */
export type Difference = { label: string; here: string; there: string };

/**
 * The fields of a form by label, in the words of the screen. Both states of a form list the same
 * labels in the same order. `value`, such as an id, is compared in place of `text` when two choices
 * can have the same name.
 */
export type DescribedFields = [label: string, text: string, value?: string][];

/** An entry of a list in a form, such as a line of an invoice. */
export type DescribedEntry = {
  /**
   * The id that the form or the API gave the entry. The same entry can have different ids in the
   * two states.
   */
  id: string;
  /** The name that the user gave the entry. */
  name: string;
  /** Describes the whole entry, for the case that only one of the two states has the entry. */
  summary: string;
  /**
   * The fields of the entry, with labels that continue the entry's own label, such as "quantity".
   */
  fields: DescribedFields;
};

/**
 * Returns the fields that differ between two states of a form. White space at either end and line
 * endings do not count.
 */
export function compareFields(here: DescribedFields, there: DescribedFields): Difference[] {
  const thereByLabel = new Map(there.map(([label, ...field]) => [label, field]));
  return here.flatMap(([label, text, value = text]): Difference[] => {
    const [otherText = "", otherValue = otherText] = thereByLabel.get(label) ?? [];
    if (normalizeText(value) === normalizeText(otherValue)) return [];
    return [{ label, here: normalizeText(text), there: normalizeText(otherText) }];
  });
}

/** Compares two lists entry by entry, and their order. */
export function compareLists(
  list: keyof typeof words.entries,
  here: DescribedEntry[],
  there: DescribedEntry[],
): Difference[] {
  const pairs = pairUp(here, there);
  const labelOf = (index: number) => fill(words.entries[list].numbered, { number: index + 1 });
  const added = there.filter((entry) => !pairs.some((pair) => pair.there === entry));
  const isReordered = pairs
    .flatMap(({ there: match }) => (match ? [there.indexOf(match)] : []))
    .some((position, index, positions) => position < (positions[index - 1] ?? 0));
  return [
    ...pairs.flatMap(({ here: entry, there: match }, index) =>
      compareEntries(labelOf(index), entry, match),
    ),
    ...added.map(({ summary }, index) => ({
      label: labelOf(here.length + index),
      here: "",
      there: summary,
    })),
    ...(isReordered
      ? [
          {
            label: words.entries[list].order,
            here: joinNames(here),
            there: joinNames(there),
          },
        ]
      : []),
  ];
}

type Pair = { here: DescribedEntry; there: DescribedEntry | undefined };

/** Pairs entries by id, or else by name, because the API may give a stored entry a new id. */
function pairUp(here: DescribedEntry[], there: DescribedEntry[]): Pair[] {
  const byId = here.map((entry) => there.find(({ id }) => id === entry.id));
  const matched = new Set(byId);
  return here.map((entry, index) => {
    const match =
      byId[index] ??
      there.find(
        (other) => !matched.has(other) && normalizeText(other.name) === normalizeText(entry.name),
      );
    matched.add(match);
    return { here: entry, there: match };
  });
}

function compareEntries(
  label: string,
  here: DescribedEntry,
  there: DescribedEntry | undefined,
): Difference[] {
  if (!there) return [{ label, here: here.summary, there: "" }];
  const fields = compareFields(here.fields, there.fields);
  return fields.map((difference) => ({
    ...difference,
    label: fill(words.entryField, { entry: label, field: difference.label }),
  }));
}

function joinNames(entries: DescribedEntry[]): string {
  return joinList(entries.map(({ name }) => name));
}

/** Removes white space at both ends, which saving removes too, and unifies line endings. */
function normalizeText(text: string): string {
  return normalizeLineEnds(text).trim();
}

/** Replaces all line endings by "\n". A form that the browser posts without script has CRLF. */
export function normalizeLineEnds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** Joins the texts that are not empty, without white space at both ends. */
export function joinTexts(texts: string[]): string {
  return joinList(texts.map((text) => text.trim()));
}
