import { isMalaysia } from "../../../domain/countries";
import { paths } from "~/paths";
import type { Session } from "~/server/session/record.server";
import { findProfile } from "./find-profile.server";
import type { StoredProfile } from "./profile.server";

/** What a business prints on every invoice. */
export type Letterhead = {
  name: string;
  /** "Tax Invoice" for a business of Singapore with a GST number. */
  heading: "Invoice" | "Tax Invoice";
  logo: { src: string; width: number; height: number } | null;
  /** Address, numbers, and ways to reach it. */
  lines: string[];
  howToPay: { label: string; value: string }[];
  footer: string;
};

/** As it is printed; the name alone where the API knows no more of the business. */
export async function readLetterhead(session: Session): Promise<Letterhead> {
  const profile = await findProfile(session);
  if (profile) return toLetterhead(profile, isMalaysia(session.countryId));
  const name = session.companies.find(({ id }) => id === session.companyId)?.name ?? "";
  return { name, heading: "Invoice", logo: null, lines: [], howToPay: [], footer: "" };
}

function toLetterhead({ form, logo }: StoredProfile, isMalaysian: boolean): Letterhead {
  return {
    name: form.name,
    heading: !isMalaysian && form.taxNo !== "" ? "Tax Invoice" : "Invoice",
    logo: logo && { src: paths.logo(logo.version), width: logo.width, height: logo.height },
    lines: [
      ...form.address.split("\n"),
      joined(
        labelled(isMalaysian ? "SSM No." : "UEN", form.registrationNo),
        labelled(isMalaysian ? "SST No." : "GST Reg. No.", form.taxNo),
        labelled("TIN", isMalaysian ? form.tin : ""),
      ),
      joined(form.phone, form.email, form.website),
    ].filter((line) => line !== ""),
    howToPay: [
      { label: "Bank", value: form.bankName },
      { label: "Account name", value: form.bankAccountName },
      { label: "Account number", value: form.bankAccountNo },
      { label: "PayNow", value: isMalaysian ? "" : form.payNow },
    ].filter(({ value }) => value !== ""),
    footer: form.footer,
  };
}

function labelled(label: string, value: string): string {
  return value === "" ? "" : `${label} ${value}`;
}

function joined(...texts: string[]): string {
  return texts.filter((text) => text !== "").join(" · ");
}
