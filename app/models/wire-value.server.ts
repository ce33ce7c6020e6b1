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
): z.ZodType<Read, z.ZodTypeDef, unknown> {
  return new WireValue(expected, read);
}

class WireValue<Read> extends z.ZodType<Read, z.ZodTypeDef, unknown> {
  constructor(
    private readonly expected: string,
    private readonly read: (value: unknown) => Read | undefined,
  ) {
    super({});
  }

  _parse(input: z.ParseInput): z.ParseReturnType<Read> {
    const value = this.read(input.data);
    if (value !== undefined) return z.OK(value);
    const context = this._getOrReturnCtx(input);
    z.addIssueToContext(context, { code: "custom", message: `not ${this.expected}` });
    return z.INVALID;
  }
}
