import * as z from "zod";
import {
  isRefusalCode,
  toRefusal,
  type Refusal,
  type RefusalCode,
  type ValueArguments,
} from "../../domain/refusals/refusal";

/** A refusal as the message of an issue of zod, which is a string. */
export type IssueMessage = string & { readonly isIssueMessage: true };

/** Returns a refusal as the message of an issue. `parseOrRefuse` reads it. */
export function issue<Code extends RefusalCode>(
  code: Code,
  ...values: ValueArguments<Code>
): IssueMessage {
  return toIssueMessage(toRefusal(code, ...values));
}

export function toIssueMessage(refusal: Refusal): IssueMessage {
  return JSON.stringify(refusal) as IssueMessage;
}

const refusalSchema = z.object({
  code: z.string().refine(isRefusalCode),
  values: z.record(z.union([z.string(), z.number(), z.array(z.string())])),
});

/** Parses the message of an issue. Messages of zod itself become "unacceptable". */
export function parseIssueMessage(message: string): Refusal {
  return refusalSchema.safeParse(parseJson(message)).data ?? toRefusal("unacceptable");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
