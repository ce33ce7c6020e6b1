import { mapRows } from "../../../domain/field-table";
import { PROFILE_FIELDS, wordsIn, type ProfileField } from "./fields";

export type Labels = Record<ProfileField | "logo" | "duitNowPicture" | "password", string>;

/** What the fields are called in the country of the business. */
export function labelsOf(countryId: string): Labels {
  return {
    ...mapRows(PROFILE_FIELDS, ({ label }) => wordsIn(label, countryId)),
    logo: "Logo",
    duitNowPicture: "Picture of your DuitNow QR code",
    password: "Your password",
  };
}
