import { normalizeNumber, type ParsedNumber } from "./parsed-number";
import { isUen } from "./registration";

const MOBILE = /^(?:\+?65)?([89]\d{7})$/;
/** A UEN may carry three characters of the business's own, for one of several accounts. */
const SUFFIX_LENGTH = 3;
const NRIC = /^[STFGM]\d{7}[A-Z]$/;

/**
 * What customers pay to by PayNow: "+6591234567" or a UEN. An NRIC is refused, as it must not be
 * printed on what goes to others.
 */
export function parsePayNow(typed: string): ParsedNumber {
  const proxy = normalizeNumber(typed);
  if (NRIC.test(proxy)) {
    return {
      problem:
        "This looks like an NRIC or FIN. It would be printed on every invoice, and personal " +
        "numbers may not be given away: use the UEN or a mobile number.",
    };
  }
  const mobile = MOBILE.exec(proxy.replace(/[-()]/g, ""))?.[1];
  if (mobile) return { value: `+65${mobile}` };
  if (isUen(proxy) || isUen(proxy.slice(0, -SUFFIX_LENGTH))) return { value: proxy };
  return {
    problem:
      "PayNow goes to a UEN such as 201912345K, or to a Singapore mobile number such as " +
      "+65 9123 4567.",
  };
}
