import { formatMoney } from "../../../../domain/money/money";
import { getCompanyToday, formatDaysApart } from "~/lib/company-day.server";
import { formatDate } from "../../../../domain/calendar/days";
import { owedPaths } from "~/lib/owed-paths";
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
import { commonWords } from "../../../../domain/words/common";
import { count, joinList } from "../../../../domain/words/in-languages";
import { fill } from "../../../../domain/words/message";
import { sendingWords as words } from "../../../../domain/words/sending";

export function toReminderSendContext(request: Request, contactId: string): SendContext {
  const returnTo = parseReturnPath(new URL(request.url).searchParams.get("returnTo")) ?? undefined;
  return {
    messageSubject: { kind: "reminder", contactId },
    pageUrl: owedPaths.remind(contactId),
    backUrl: returnTo ?? owedPaths.customer(contactId),
    deliveryShownBy: "invoiceHistories",
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
    count: late.sums.reduce((sum, each) => sum + each.count, 0),
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
      ? [
          [
            fill(words.late, { amounts: joinList(facts.sums) }),
            count(commonWords.invoices, facts.count),
          ].join(" · "),
        ]
      : [],
    barrier: facts.count ? "" : words.nothingLate,
    pdf: null,
    link: "none",
    linkSubject: "links",
    tone,
    choices: [
      createToneLinks((reminder) => owedPaths.remind(contactId, { reminder, returnTo }), tone),
    ],
    late: toLateInvoicesView(late, today),
    canRemind: true,
    propose: ({ messageWords, business }) => {
      const messageFacts = { ...facts, business };
      return {
        subject: messageWords.lateSubject(messageFacts),
        text: messageWords.late[tone](messageFacts),
      };
    },
  });
}

function toLateInvoicesView({ invoices, more }: OverdueInvoices, today: string): LateInvoicesView {
  return {
    invoices: invoices.map(({ id, no, due_date, balance, currency, link }) => ({
      id,
      no,
      to: paths.invoice(id),
      about: fill(words.lateInvoice, {
        amount: formatMoney(currency.symbol, balance),
        date: formatDate(due_date),
        span: formatDaysApart(due_date, today),
      }),
      isLinked: Boolean(link?.token),
    })),
    moreText: more > 0 ? count(words.moreInvoices, more) : "",
    hasMissingLinks: invoices.some(({ link }) => link === null),
  };
}
