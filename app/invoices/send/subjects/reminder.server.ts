import { formatMoney } from "../../../../domain/money/money";
import { companyToday, daysApart } from "~/lib/company-day.server";
import { showDate } from "../../../../domain/calendar/days";
import { owedPaths } from "~/lib/owed-paths";
import { pluralize } from "~/lib/pluralize";
import { readLate, type Late } from "~/models/owed/late.server";
import { paths, safeReturn } from "~/paths";
import { appAddress } from "~/server/settings/app-address.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { addressOf, loadMessage, type LateShown } from "../load-message.server";
import type { Sending } from "../sending";
import { readTone, usualTone } from "../tone";
import { toneChoice } from "../tone-choice";

export function reminderSending(request: Request, contactId: string): Sending {
  const returnTo = safeReturn(new URL(request.url).searchParams.get("returnTo")) ?? undefined;
  return {
    of: { kind: "reminder", contactId },
    here: owedPaths.remind(contactId),
    back: returnTo ?? owedPaths.customer(contactId),
    toldBy: "The history of each invoice",
  };
}

/** All that a customer is late with, in one message. */
export async function loadReminder(session: Session, request: Request, contactId: string) {
  await requireExtension("send_papers");
  await requireExtension("links");
  const late = await readLate(session, contactId);
  const today = companyToday(session.countryId);
  const [oldest] = late.invoices;
  const tone = readTone(request) ?? usualTone(oldest?.due_date ?? today, today);
  const returnTo = safeReturn(new URL(request.url).searchParams.get("returnTo")) ?? undefined;
  const app = appAddress(request);
  const facts = {
    contact: late.contact.name,
    count: late.sums.reduce((sum, { count }) => sum + count, 0),
    sums: late.sums.map(({ currency, amount }) => formatMoney(currency.symbol, amount)),
    invoices: late.invoices.map(({ no, due_date, balance, currency, link }) => ({
      no,
      due: showDate(due_date),
      amount: formatMoney(currency.symbol, balance),
      address: link?.token ? addressOf(link.token, app) : "",
    })),
    more: late.more,
  };
  return loadMessage(session, request, {
    sending: reminderSending(request, contactId),
    contactId,
    contactName: late.contact.name,
    about: facts.count
      ? [`${facts.sums.join(", ")} late · ${pluralize(facts.count, "invoice")}`]
      : [],
    closed: facts.count ? "" : "Nothing is late: there is nothing to remind of.",
    pdf: null,
    link: "none",
    links: "The links",
    tone,
    choices: [toneChoice((reminder) => owedPaths.remind(contactId, { reminder, returnTo }), tone)],
    late: showLate(late, today),
    canRemind: true,
    propose: ({ words, business }) => {
      const all = { ...facts, business };
      return { subject: words.lateSubject(all), text: words.late[tone](all) };
    },
  });
}

function showLate({ invoices, more }: Late, today: string): LateShown {
  return {
    invoices: invoices.map(({ id, no, due_date, balance, currency, link }) => ({
      id,
      no,
      to: paths.invoice(id),
      about: [
        `${formatMoney(currency.symbol, balance)} left`,
        `due on ${showDate(due_date)}, ${daysApart(due_date, today)} late`,
      ].join(" · "),
      isLinked: Boolean(link?.token),
    })),
    more: more > 0 ? `and ${pluralize(more, "invoice")} more` : "",
    lacksLinks: invoices.some(({ link }) => link === null),
  };
}
