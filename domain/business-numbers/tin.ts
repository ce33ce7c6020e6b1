import { compact, type Checked } from "./checked";

/** IG and digits: a person, also one whose number began with OG or SG before. */
const PERSON = /^(?:IG|OG|SG)(\d{6,12})$/;
/** Companies, partnerships and the like. */
const OTHERS = /^(CS|FA|PT|TA|TC|TN|TR|TP|LE|C|D|F|J)0*(\d{5,12})$/;
const LONGEST = 14;

/** The tax identification number of Malaysia, as e-invoices carry it. */
export function readTin(typed: string): Checked {
  const tin = compact(typed).replace(/-/g, "");
  const person = PERSON.exec(tin);
  if (person) return fitting(`IG${person[1]}`);
  const [, kind, digits] = OTHERS.exec(tin) ?? [];
  if (kind && digits?.endsWith("0")) return fitting(kind + digits);
  if (kind)
    return { problem: "A TIN that is not a person's ends in 0. Please check the last digit." };
  return {
    problem: "This is no TIN: IG and digits for a person, C and digits for a company.",
  };
}

function fitting(tin: string): Checked {
  return tin.length <= LONGEST
    ? { value: tin }
    : { problem: `A TIN has at most ${LONGEST} characters.` };
}

/** What the business does, by the Malaysia Standard Industrial Classification. */
export function readMsic(typed: string): Checked {
  const code = compact(typed);
  return /^\d{5}$/.test(code)
    ? { value: code }
    : { problem: "An MSIC code has 5 digits, such as 47191." };
}
