import { isMalaysia } from "../../../domain/countries";
import type { ProfileField } from "./profile.server";

export type Labels = Record<ProfileField | "logo" | "duitNowPicture" | "password", string>;

const SHARED = {
  name: "Business name",
  address: "Address",
  phone: "Phone",
  email: "Email",
  website: "Website",
  tin: "TIN",
  msic: "MSIC code",
  bankName: "Bank",
  bankAccountName: "Account name",
  bankAccountNo: "Account number",
  payNow: "PayNow UEN or mobile number",
  duitNowCode: "DuitNow code",
  footer: "Footer of the invoice",
  logo: "Logo",
  duitNowPicture: "Picture of your DuitNow QR code",
  password: "Your password",
};

/** What the fields are called in the country of the business. */
export function labelsOf(countryId: string): Labels {
  return isMalaysia(countryId)
    ? {
        ...SHARED,
        registrationNo: "SSM registration number",
        taxNo: "SST number",
        taxSince: "SST registered since",
      }
    : {
        ...SHARED,
        registrationNo: "UEN",
        taxNo: "GST number",
        taxSince: "GST registered since",
      };
}
