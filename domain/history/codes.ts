import type { en as history } from "../words/en/history";

/**
 * The values of a sentence, by their names in it. Amounts are decimal text with their currency in
 * `symbol`, and days are YYYY-MM-DD.
 */
export type CodeValues = Record<string, string | number>;

/** What a text says: the code of its sentence, and the values of the sentence. */
export type Coded<Code extends string = string> = { code: Code; values: CodeValues };

// The codes are the keys of the English words, so that a code without a sentence does not compile.

/** What happened to an invoice or a contact. */
export type EventCode = keyof typeof history.events;

/** A field of an invoice or a contact that changed. */
export type FieldCode = keyof typeof history.fields;
