import { isSingapore } from "../../../domain/countries";
import { contactWords as words } from "../../../domain/words/contacts";
import { fill } from "../../../domain/words/message";

/** Returns example values of fields in the country of the company; empty for a field without one. */
export function chooseExamples(countryId: string) {
  return isSingapore(countryId)
    ? {
        regNo: fill(words.uenExample, { number: "202312345K" }),
        phone: "6123 4567",
        mobile: "9123 4567",
        postcode: "123456",
        state: "",
        city: "Singapore",
      }
    : {
        regNo: fill(words.ssmExample, { number: "202301012345" }),
        phone: "03-1234 5678",
        mobile: "012-345 6789",
        postcode: "50000",
        state: "Selangor",
        city: "Kuala Lumpur",
      };
}

export type Examples = ReturnType<typeof chooseExamples>;
