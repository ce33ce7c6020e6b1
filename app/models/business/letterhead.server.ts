import { countryOrMalaysia, invoiceHeading } from "../../../domain/countries";
import { listPayDetails, type PayDetail } from "../../../domain/how-to-pay";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { findProfile } from "./profile.server";
import type { StoredProfile } from "./profile.server";

/** What a business prints on every invoice. */
export type Letterhead = {
  name: string;
  heading: ReturnType<typeof invoiceHeading>;
  logo: { src: string; width: number; height: number } | null;
  /** Address, numbers, and ways to reach it. */
  lines: string[];
  howToPay: PayDetail[];
  footer: string;
};

/** As it is printed; the name alone where the API knows no more of the business. */
export async function readLetterhead(session: Session): Promise<Letterhead> {
  const profile = await findProfile(session);
  if (profile) return toLetterhead(profile, session.countryId);
  const name = session.companies.find(({ id }) => id === session.companyId)?.name ?? "";
  return { name, heading: "Invoice", logo: null, lines: [], howToPay: [], footer: "" };
}

function toLetterhead({ form, logo }: StoredProfile, countryId: string): Letterhead {
  const { labels } = countryOrMalaysia(countryId);
  return {
    name: form.name,
    heading: invoiceHeading(countryId, form.taxNo),
    logo: logo && { src: paths.logo(logo.version), width: logo.width, height: logo.height },
    lines: [
      ...form.address.split("\n"),
      joinTexts(
        withLabel(labels.registrationNo, form.registrationNo),
        withLabel(labels.taxNo, form.taxNo),
        withLabel(labels.tin, labels.tin && form.tin),
      ),
      joinTexts(form.phone, form.email, form.website),
    ].filter((line) => line !== ""),
    howToPay: listPayDetails(countryId, {
      bank: form.bankName,
      accountName: form.bankAccountName,
      accountNumber: form.bankAccountNo,
      payNow: form.payNow,
    }),
    footer: form.footer,
  };
}

function withLabel(label: string, value: string): string {
  return value === "" ? "" : `${label} ${value}`;
}

function joinTexts(...texts: string[]): string {
  return texts.filter((text) => text !== "").join(" · ");
}
