import * as z from "zod";

/**
 * The schema of a value of an answer: `read` tells what it is read as, `undefined` when it is not
 * what is expected. Of zod's own pieces it would take a union and a chain of transforms, each of
 * which makes a context and two functions for each value that it reads: a page of a list has four
 * hundred of them.
 */
export function wireValue<Read>(
  expected: string,
  read: (value: unknown) => Read | undefined,
): WireValue<Read> {
  return new WireValue(expected, read);
}

type Shape = Record<string, WireValue<unknown>>;
type ReadShape<Of extends Shape> = { [Name in keyof Of]: z.output<Of[Name]> };

/** As `z.object`, of values of the wire alone: read without a context for each of them. */
export function wireObject<Of extends Shape>(shape: Of): WireValue<ReadShape<Of>> {
  const fields = Object.entries(shape);
  const read = (value: unknown) => {
    if (!isRecord(value)) return undefined;
    const object: Record<string, unknown> = {};
    for (const [name, field] of fields) {
      const part = field.read(value[name]);
      if (part === undefined) return undefined;
      object[name] = part;
    }
    // Each name of the shape was read by its own field.
    return object as ReadShape<Of>;
  };
  return new WireValue("an object", read, (value) => {
    if (!isRecord(value)) return null;
    const wrong = fields.find(([name, field]) => field.read(value[name]) === undefined);
    return wrong ? { at: wrong[0], field: wrong[1], value: value[wrong[0]] } : null;
  });
}

/** As `z.array`, of values of the wire alone. */
export function wireArray<Read>(item: WireValue<Read>): WireValue<Read[]> {
  const read = (value: unknown) => {
    if (!Array.isArray(value)) return undefined;
    const items: Read[] = [];
    for (const each of value) {
      const part = item.read(each);
      if (part === undefined) return undefined;
      items.push(part);
    }
    return items;
  };
  return new WireValue("a list", read, (value) => {
    if (!Array.isArray(value)) return null;
    const at = value.findIndex((each) => item.read(each) === undefined);
    return at < 0 ? null : { at, field: item, value: value[at] };
  });
}

/** `otherwise` for what is absent or null. */
export function wireOptional<Read, Otherwise>(
  field: WireValue<Read>,
  otherwise: Otherwise,
): WireValue<Read | Otherwise> {
  const isAbsent = (value: unknown) => value === undefined || value === null;
  return new WireValue<Read | Otherwise>(
    field.expected,
    (value) => (isAbsent(value) ? otherwise : field.read(value)),
    (value) => field.findWrong(value),
  );
}

/** The part of a value that is not as expected; null when it is the value as a whole. */
type FindWrong = (
  value: unknown,
) => { at: string | number; field: WireValue<unknown>; value: unknown } | null;

class WireValue<Read> extends z.ZodType<Read, z.ZodTypeDef, unknown> {
  constructor(
    readonly expected: string,
    readonly read: (value: unknown) => Read | undefined,
    readonly findWrong: FindWrong = () => null,
  ) {
    super({});
  }

  _parse(input: z.ParseInput): z.ParseReturnType<Read> {
    const value = this.read(input.data);
    if (value !== undefined) return z.OK(value);
    const { path, expected } = this.#locate(input.data);
    const context = this._getOrReturnCtx(input);
    const at = { ...context, path: [...context.path, ...path] };
    z.addIssueToContext(at, { code: "custom", message: `not ${expected}` });
    return z.INVALID;
  }

  #locate(value: unknown): { path: (string | number)[]; expected: string } {
    const wrong = this.findWrong(value);
    if (!wrong) return { path: [], expected: this.expected };
    const { path, expected } = wrong.field.#locate(wrong.value);
    return { path: [wrong.at, ...path], expected };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
