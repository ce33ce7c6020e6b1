/** A field that two versions of one form differ in, in the words that the form shows. */
export type Difference = { label: string; here: string; there: string };

/**
 * A form's fields by their labels, in the words that the form shows; always the same labels, in the
 * same order. `value` is what is compared where two may bear one name, such as an id.
 */
export type DescribedFields = [label: string, text: string, value?: string][];

/** An entry of a list in a form, such as a line of an invoice. */
export type DescribedEntry = {
  /** As the form or the API knows it; the same one in both versions may have another. */
  id: string;
  /** What a person calls it. */
  name: string;
  /** All of it, where the other version has none like it. */
  summary: string;
  /** Field by field, by labels that go on from the entry's own: "quantity". */
  fields: DescribedFields;
};

/**
 * Fields of which both versions say the same are left out; so is a difference that nobody sees, of
 * space or line ends.
 */
export function compareFields(here: DescribedFields, there: DescribedFields): Difference[] {
  const inThere = new Map(there.map(([label, ...field]) => [label, field]));
  return here.flatMap(([label, text, value = text]): Difference[] => {
    const [otherText = "", otherValue = otherText] = inThere.get(label) ?? [];
    if (normalizeText(value) === normalizeText(otherValue)) return [];
    return [{ label, here: normalizeText(text), there: normalizeText(otherText) }];
  });
}

/**
 * The same for a list, of which `word` is one: its entries are compared with their like, and their
 * order.
 */
export function compareLists(
  word: string,
  here: DescribedEntry[],
  there: DescribedEntry[],
): Difference[] {
  const pairs = pairUp(here, there);
  const added = there.filter((entry) => !pairs.some((pair) => pair.there === entry));
  const isMoved = pairs
    .flatMap(({ there: like }) => (like ? [there.indexOf(like)] : []))
    .some((place, index, places) => place < (places[index - 1] ?? 0));
  return [
    ...pairs.flatMap(({ here: entry, there: like }, index) =>
      compareEntries(`${word} ${index + 1}`, entry, like),
    ),
    ...added.map(({ summary }, index) => ({
      label: `${word} ${here.length + index + 1}`,
      here: "",
      there: summary,
    })),
    ...(isMoved
      ? [
          {
            label: `Order of ${word.toLowerCase()}s`,
            here: joinNames(here),
            there: joinNames(there),
          },
        ]
      : []),
  ];
}

type Pair = { here: DescribedEntry; there: DescribedEntry | undefined };

/** By id where both have it, or else by name: an API may name what it stores anew. */
function pairUp(here: DescribedEntry[], there: DescribedEntry[]): Pair[] {
  const byId = here.map((entry) => there.find(({ id }) => id === entry.id));
  const taken = new Set(byId);
  return here.map((entry, index) => {
    const like =
      byId[index] ??
      there.find(
        (other) => !taken.has(other) && normalizeText(other.name) === normalizeText(entry.name),
      );
    taken.add(like);
    return { here: entry, there: like };
  });
}

function compareEntries(
  label: string,
  here: DescribedEntry,
  there: DescribedEntry | undefined,
): Difference[] {
  if (!there) return [{ label, here: here.summary, there: "" }];
  const fields = compareFields(here.fields, there.fields);
  return fields.map((difference) => ({ ...difference, label: `${label}, ${difference.label}` }));
}

function joinNames(entries: DescribedEntry[]): string {
  return entries.map(({ name }) => name).join(", ");
}

/** Without the space around, which is not saved either. */
function normalizeText(text: string): string {
  return normalizeLineEnds(text).trim();
}

/** A form that the browser posts by itself has line ends of its own. */
export function normalizeLineEnds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** What is there of these, in one line. */
export function joinTexts(texts: string[]): string {
  return texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(", ");
}
