import * as z from "zod";
import { isRefusalCode } from "../../../domain/refusals/refusal";
import { describeForPerson } from "../../../domain/refusals/for-person";

/** A refusal on the wire: its code and the values of its sentence (extension "codes"). */
const wireRefusal = z.object({
  code: z.string().max(100),
  values: z.record(z.union([z.string(), z.number(), z.array(z.string())])),
});

/**
 * Returns the sentence of a refusal in the language of the person. Returns null when the API sent no
 * code that the app knows, as a plain server or a newer one; then its own message is shown.
 */
export function describeWireRefusal(refusal: unknown): string | null {
  const { code = "", values = {} } = wireRefusal.safeParse(refusal).data ?? {};
  return isRefusalCode(code) ? describeForPerson({ code, values }) : null;
}
