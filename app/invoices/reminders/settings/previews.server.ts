import { addDays, formatDate } from "../../../../domain/calendar/days";
import { getMessageWords } from "../../../../domain/messages";
import { composeReminder } from "../../../../domain/messages/reminder";
import { formatMoney } from "../../../../domain/money/money";
import { getCompanyToday } from "~/lib/company-day.server";
import { findCountryOrMalaysia } from "../../../../domain/countries";
import type { Session } from "~/server/session/session-storage.server";
import { FORM_TEXTS, type ReminderForm } from "./schema";

const NO_INVOICES = { count: 0, sums: [], invoices: [], moreCount: 0 };
const SAMPLE_AMOUNT = 12_000n;
const SAMPLE_ADDRESS = "https://…";

/** Returns the mail about a made-up invoice for each text of the form, by the text's name. */
export function composePreviews(
  session: Session,
  { texts }: Pick<ReminderForm, "texts">,
): Record<string, { subject: string; text: string }> {
  const today = getCompanyToday(session.countryId);
  const symbol = findCountryOrMalaysia(session.countryId).code === "SG" ? "S$" : "RM";
  const business = session.companies.find(({ id }) => id === session.companyId)?.name ?? "";
  const previews = FORM_TEXTS.map(({ name, kind, language }) => {
    const due = addDays(today, kind === "late" ? -7 : 3);
    const amount = formatMoney(symbol, SAMPLE_AMOUNT);
    const invoice = { no: "INV-0001", due: formatDate(due), amount, address: SAMPLE_ADDRESS };
    const group = { count: 1, sums: [amount], invoices: [invoice], moreCount: 0 };
    const mail = composeReminder({
      words: getMessageWords(language),
      ...{ contact: "Kedai Runcit Ali", business, today, oldestDue: due },
      late: kind === "late" ? group : NO_INVOICES,
      due: kind === "due" ? group : NO_INVOICES,
      ownTexts: { [kind]: (texts[name] ?? "").trim() },
    });
    return [name, mail] as const;
  });
  return Object.fromEntries(previews);
}
