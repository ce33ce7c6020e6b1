import type { FaultRule } from "../../upstream/testing/faults";

/** A fault of the API with which the screens are tried. */
export type SweptFault = {
  name: string;
  rule: Partial<FaultRule> & Pick<FaultRule, "kind">;
  /** A pattern that a page must match when the API fails with this fault. */
  expectedText: RegExp;
  /** True when the fault ends the login, so that the page leads to a new one. */
  endsLogin?: boolean;
  /** True for faults that occur often; each of them represents similar faults. */
  isCommon?: boolean;
  /** True when the answer takes seconds, up to the time for which the app waits for the API. */
  isSlow?: boolean;
};

const UNAVAILABLE =
  /Connection Error|cannot be read|could not be|Please try again|cannot be shown/i;
/** The API's message in the faults 409, '422 words' and '503 words', which a page must show. */
export const API_MESSAGE = "The books are closed for the stocktaking.";
const API_MESSAGE_SHOWN = /The books are closed for the stocktaking\./;

const statusRule = (status: number, message?: string): SweptFault["rule"] => ({
  kind: "status",
  status,
  ...(message === undefined ? {} : { message }),
});

/** Every known way in which an API fails. The names that are numbers are HTTP statuses. */
export const FAULTS: SweptFault[] = [
  {
    name: "hang",
    isCommon: true,
    rule: { kind: "delay", ms: 60_000 },
    expectedText: UNAVAILABLE,
    isSlow: true,
  },
  { name: "slow", rule: { kind: "delay", ms: 3_000 }, expectedText: UNAVAILABLE, isSlow: true },
  { name: "trickle", rule: { kind: "trickle" }, expectedText: UNAVAILABLE, isSlow: true },
  { name: "drop", isCommon: true, rule: { kind: "drop" }, expectedText: UNAVAILABLE },
  { name: "drop-after", rule: { kind: "drop-after" }, expectedText: UNAVAILABLE },
  { name: "half", rule: { kind: "half" }, expectedText: UNAVAILABLE },
  { name: "malformed", isCommon: true, rule: { kind: "malformed" }, expectedText: UNAVAILABLE },
  { name: "html", rule: { kind: "html" }, expectedText: UNAVAILABLE },
  { name: "types", rule: { kind: "types" }, expectedText: UNAVAILABLE },
  { name: "huge", rule: { kind: "huge" }, expectedText: UNAVAILABLE },
  { name: "redirect", rule: { kind: "redirect" }, expectedText: UNAVAILABLE },
  { name: "empty", rule: statusRule(204), expectedText: UNAVAILABLE },
  {
    name: "401",
    isCommon: true,
    rule: statusRule(401, "Who?"),
    expectedText: /You have been logged out|Email or password is not right|Who\?/,
    endsLogin: true,
  },
  {
    name: "402",
    isCommon: true,
    rule: statusRule(402),
    expectedText: /Subscription Expired\.|could not be done/,
  },
  { name: "403", rule: statusRule(403), expectedText: /This is not allowed\./ },
  {
    name: "404",
    isCommon: true,
    rule: statusRule(404),
    expectedText: /not found|nothing at this address|no longer there|could not be|Invalid Promo/i,
  },
  { name: "409", rule: statusRule(409, API_MESSAGE), expectedText: API_MESSAGE_SHOWN },
  { name: "413", rule: statusRule(413), expectedText: /too large/ },
  { name: "422", rule: statusRule(422), expectedText: /not accepted|Invalid Promo/ },
  {
    name: "422 words",
    isCommon: true,
    rule: statusRule(422, API_MESSAGE),
    expectedText: API_MESSAGE_SHOWN,
  },
  { name: "429", rule: statusRule(429), expectedText: /Too many tries/ },
  { name: "500", rule: statusRule(500), expectedText: UNAVAILABLE },
  { name: "503", isCommon: true, rule: statusRule(503), expectedText: UNAVAILABLE },
  { name: "503 words", rule: statusRule(503, API_MESSAGE), expectedText: API_MESSAGE_SHOWN },
];
