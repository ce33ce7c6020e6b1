import { formatMoney } from "../../../../domain/money/money";
import { getCompanyToday, formatDaysApart } from "~/lib/company-day.server";
import { formatDate } from "../../../../domain/calendar/days";
import { owedPaths } from "~/lib/owed-paths";
import { pluralize } from "~/lib/pluralize";
import { readOverdueInvoices, type OverdueInvoices } from "~/models/owed/late.server";
import { paths, parseReturnPath } from "~/paths";
import { toAppUrl } from "~/server/settings/app-address.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import {
  toCustomerPageUrl,
  loadMessage,
  type LateInvoicesView,
  type SendContext,
} from "../load-message.server";
import { chooseDefaultTone } from "../../../../domain/messages/tone";
import { parseTone, createToneLinks } from "../tone";

export function toReminderSendContext(request: Request, contactId: string): SendContext {
  const returnTo = parseReturnPath(new URL(request.url).searchParams.get("returnTo")) ?? undefined;
  return {
    messageSubject: { kind: "reminder", contactId },
    pageUrl: owedPaths.remind(contactId),
    backUrl: returnTo ?? owedPaths.customer(contactId),
    deliveryShownBy: "The history of each invoice",
  };
}

/** Returns the data of the page that reminds a customer of all overdue invoices in one message. */
export async function loadReminder(session: Session, request: Request, contactId: string) {
  await requireExtension("send_papers");
  await requireExtension("links");
  const late = await readOverdueInvoices(session, contactId);
  const today = getCompanyToday(session.countryId);
  const [oldest] = late.invoices;
  const tone = parseTone(request) ?? chooseDefaultTone(oldest?.due_date ?? today, today);
  const returnTo = parseReturnPath(new URL(request.url).searchParams.get("returnTo")) ?? undefined;
  const appUrl = toAppUrl(request);
  const facts = {
    contact: late.contact.name,
    count: late.sums.reduce((sum, { count }) => sum + count, 0),
    sums: late.sums.map(({ currency, amount }) => formatMoney(currency.symbol, amount)),
    invoices: late.invoices.map(({ no, due_date, balance, currency, link }) => ({
      no,
      due: formatDate(due_date),
      amount: formatMoney(currency.symbol, balance),
      address: link?.token ? toCustomerPageUrl(link.token, appUrl) : "",
    })),
    moreCount: late.more,
  };
  return loadMessage(session, request, {
    context: toReminderSendContext(request, contactId),
    contactId,
    contactName: late.contact.name,
    about: facts.count
      ? [`${facts.sums.join(", ")} late · ${pluralize(facts.count, "invoice")}`]
      : [],
    barrier: facts.count ? "" : "Nothing is late: there is nothing to remind of.",
    pdf: null,
    link: "none",
    linkSubject: "The links",
    tone,
    choices: [
      createToneLinks((reminder) => owedPaths.remind(contactId, { reminder, returnTo }), tone),
    ],
    late: toLateInvoicesView(late, today),
    canRemind: true,
    propose: ({ words, business }) => {
      const messageFacts = { ...facts, business };
      return { subject: words.lateSubject(messageFacts), text: words.late[tone](messageFacts) };
    },
  });
}

function toLateInvoicesView({ invoices, more }: OverdueInvoices, today: string): LateInvoicesView {
  return {
    invoices: invoices.map(({ id, no, due_date, balance, currency, link }) => ({
      id,
      no,
      to: paths.invoice(id),
      about: [
        `${formatMoney(currency.symbol, balance)} left`,
        `due on ${formatDate(due_date)}, ${formatDaysApart(due_date, today)} late`,
      ].join(" · "),
      isLinked: Boolean(link?.token),
    })),
    moreText: more > 0 ? `and ${pluralize(more, "invoice")} more` : "",
    hasMissingLinks: invoices.some(({ link }) => link === null),
  };
}
