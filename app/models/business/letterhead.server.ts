import { findCountryOrMalaysia, chooseInvoiceHeading } from "../../../domain/countries";
import { listPayDetails, type PayDetail } from "../../../domain/how-to-pay";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { findProfile } from "./profile.server";
import type { StoredProfile } from "./profile.server";

/** The part of an invoice that is the same on every invoice of a business. */
export type Letterhead = {
  name: string;
  heading: ReturnType<typeof chooseInvoiceHeading>;
  logo: { src: string; width: number; height: number } | null;
  /** The lines of the address, the business numbers and the contact details, none of them empty. */
  lines: string[];
  howToPay: PayDetail[];
  footer: string;
};

/**
 * Reads the letterhead. When the API has no profile or the call fails, the letterhead has only the
 * business name and the heading "Invoice".
 */
export async function readLetterhead(session: Session): Promise<Letterhead> {
  const profile = await findProfile(session);
  if (profile) return toLetterhead(profile, session.countryId);
  const name = session.companies.find(({ id }) => id === session.companyId)?.name ?? "";
  return { name, heading: "Invoice", logo: null, lines: [], howToPay: [], footer: "" };
}

function toLetterhead({ form, logo }: StoredProfile, countryId: string): Letterhead {
  const { labels } = findCountryOrMalaysia(countryId);
  return {
    name: form.name,
    heading: chooseInvoiceHeading(countryId, form.taxNo),
    logo: logo && { src: paths.logo(logo.updatedAt), width: logo.width, height: logo.height },
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
