import type { FaultRule } from "../../upstream/testing/faults";

export type Fault = {
  name: string;
  rule: Partial<FaultRule> & Pick<FaultRule, "kind">;
  /** What the page says when the fault reached it; one of them is enough. */
  words: RegExp;
  /** It ends in the login. */
  endsLogin?: boolean;
  /** One of its sort, and often met. */
  isCommon?: boolean;
  /** It takes as long as the app waits. */
  isSlow?: boolean;
};

const GONE = /Connection Error|cannot be read|could not be|Please try again|cannot be shown/i;
/** The API's own words. */
export const SAID = "The books are closed for the stocktaking.";
const TOLD = /The books are closed for the stocktaking\./;

const status = (code: number, message?: string): Fault["rule"] => ({
  kind: "status",
  status: code,
  ...(message === undefined ? {} : { message }),
});

/** Every way in which an API is known to fail. */
export const FAULTS: Fault[] = [
  { name: "hang", isCommon: true, rule: { kind: "delay", ms: 60_000 }, words: GONE, isSlow: true },
  { name: "slow", rule: { kind: "delay", ms: 3_000 }, words: GONE, isSlow: true },
  { name: "trickle", rule: { kind: "trickle" }, words: GONE, isSlow: true },
  { name: "drop", isCommon: true, rule: { kind: "drop" }, words: GONE },
  { name: "drop-after", rule: { kind: "drop-after" }, words: GONE },
  { name: "half", rule: { kind: "half" }, words: GONE },
  { name: "malformed", isCommon: true, rule: { kind: "malformed" }, words: GONE },
  { name: "html", rule: { kind: "html" }, words: GONE },
  { name: "types", rule: { kind: "types" }, words: GONE },
  { name: "huge", rule: { kind: "huge" }, words: GONE },
  { name: "redirect", rule: { kind: "redirect" }, words: GONE },
  { name: "empty", rule: status(204), words: GONE },
  {
    name: "401",
    isCommon: true,
    rule: status(401, "Who?"),
    words: /You have been logged out|Email or password is not right|Who\?/,
    endsLogin: true,
  },
  {
    name: "402",
    isCommon: true,
    rule: status(402),
    words: /Subscription Expired\.|could not be done/,
  },
  { name: "403", rule: status(403), words: /This is not allowed\./ },
  {
    name: "404",
    isCommon: true,
    rule: status(404),
    words: /not found|nothing at this address|no longer there|could not be|Invalid Promo/i,
  },
  { name: "409", rule: status(409, SAID), words: TOLD },
  { name: "413", rule: status(413), words: /too large/ },
  { name: "422", rule: status(422), words: /not accepted|Invalid Promo/ },
  { name: "422 words", isCommon: true, rule: status(422, SAID), words: TOLD },
  { name: "429", rule: status(429), words: /Too many tries/ },
  { name: "500", rule: status(500), words: GONE },
  { name: "503", isCommon: true, rule: status(503), words: GONE },
  { name: "503 words", rule: status(503, SAID), words: TOLD },
];
