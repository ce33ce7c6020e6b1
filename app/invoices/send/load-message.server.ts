import { randomUUID } from "node:crypto";
import { formatCompanyTime } from "~/lib/company-day.server";
import { parsePhone } from "~/lib/phone.server";
import { readMailPermission } from "~/models/account/confirmation.server";
import { readCustomerLanguage } from "~/models/business/profile.server";
import { readContact } from "~/models/contacts/record.server";
import type { InvoiceLink } from "~/models/invoices/link.server";
import { readMessages, type MessageSubject } from "~/models/messages.server";
import { toAppUrl, isLocalAddress } from "~/server/settings/app-address.server";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { customerPaths } from "~/lib/customer-paths";
import type { FirstLetterhead } from "./first-letterhead.server";
import type { MessageForm } from "./schema";
import { toSentMessagesView } from "./sent-messages.server";
import { getLanguageTag } from "../../../domain/languages";
import { getMessageWords } from "../../../domain/messages";
import type { MessageWords, Tone } from "../../../domain/messages/words";
import { joinSentences } from "../../../domain/words/in-languages";
import { fill } from "../../../domain/words/message";
import { sendingWords as words } from "../../../domain/words/sending";

/** The subject of a page "Send", and the addresses that the page uses. */
export type SendContext = {
  messageSubject: MessageSubject;
  /** The address of the page without its query. */
  pageUrl: string;
  /** The address that is opened after sending. */
  backUrl: string;
  /** The place where the user can see later whether an email was delivered. */
  deliveryShownBy: keyof typeof words.mailQueued;
};

/**
 * The values that every kind of message can contain. `address` is the URL of the customer's page,
 * empty when there is none.
 */
type ProposalInput = { messageWords: MessageWords; business: string; address: string };

/** The data of a page "Send" that depends on the kind of message. */
type MessageSource = {
  /** The form for business details that precedes the first invoice; null without one. */
  letterhead?: FirstLetterhead | null;
  context: SendContext;
  contactId: string;
  contactName: string;
  /** The lines that describe what is sent; empty lines are not shown. */
  about: string[];
  /** The PDF to attach; null without one. */
  pdf: { href: string; name: string } | null;
  /**
   * The link to the invoice. Null before the link is created; "none" when the message needs no
   * link, or contains several.
   */
  link: InvoiceLink | null | "none";
  /** The subject of the sentence that warns that links do not work on other devices. */
  linkSubject: "link" | "links";
  /** The tone of a reminder; null for other messages. */
  tone: Tone | null;
  /** The groups of links with which the user chooses the kind and the tone of the message. */
  choices: LinkGroup[];
  /** The invoices that a reminder names; null for other messages. */
  late: LateInvoicesView | null;
  /** True when reminders can be sent; the page then shows when the last one was sent. */
  canRemind: boolean;
  /** The reason why the message cannot be sent; empty when it can. */
  barrier: string;
  /** Returns the message that the page proposes. */
  propose: (facts: ProposalInput) => { subject: string; text: string };
};

export type LinkGroup = { name: string; links: { name: string; to: string; isCurrent: boolean }[] };

export type LateInvoicesView = {
  /** `isLinked` is true when the reminder contains the address of the invoice's customer's page. */
  invoices: { id: string; no: string; to: string; about: string; isLinked: boolean }[];
  /** The text that tells how many overdue invoices are not listed; empty when all are listed. */
  moreText: string;
  /** True when some of the invoices have no link yet. */
  hasMissingLinks: boolean;
};

/** The permission to send emails when the API requires no confirmed email address. */
const NO_CONFIRMATION_NEEDED = { email: "", mailing: "open" } as const;

/**
 * Returns the data of a page "Send": the proposed message, its recipient, links and the messages
 * sent so far.
 */
export async function loadMessage(session: Session, request: Request, source: MessageSource) {
  const { context, link } = source;
  const extensions = await listExtensions();
  const hasMails = extensions.includes("mails");
  const [{ entity, language }, messages, { email, mailing }] = await Promise.all([
    readContact(session, source.contactId),
    extensions.includes("send") ? readMessages(session, context.messageSubject) : null,
    extensions.includes("confirmations") && hasMails
      ? readMailPermission(session)
      : NO_CONFIRMATION_NEEDED,
  ]);
  const appUrl = toAppUrl(request);
  const address = link !== "none" && link?.token ? toCustomerPageUrl(link.token, appUrl) : "";
  const business = session.companies.find((each) => each.id === session.companyId)?.name ?? "";
  const customerLanguage = await readCustomerLanguage(session, language ?? null);
  const messageWords = getMessageWords(customerLanguage);
  const { subject, text } = source.propose({ messageWords, business, address });
  const form: MessageForm = {
    key: randomUUID(),
    ...{ subject, text: text.trim(), proposed: text.trim() },
    phone: entity.phone_no,
    to: entity.email,
  };
  const hasLinks =
    address !== "" || (source.late?.invoices.some(({ isLinked }) => isLinked) ?? false);
  return {
    isDraft: false as const,
    companyId: session.companyId,
    form,
    /** The `lang` of the message and its subject. */
    messageLang: getLanguageTag(customerLanguage),
    number: parsePhone(form.phone, session.countryId),
    contactName: source.contactName,
    about: source.about.filter(Boolean),
    barrier: source.barrier,
    backUrl: context.backUrl,
    pdf: source.pdf,
    tone: source.tone,
    choices: source.choices,
    late: source.late,
    letterhead: source.letterhead ?? null,
    hasMails,
    mailing: hasMails ? mailing : ("none" as const),
    /** The user's own email address; empty when the API requires no confirmation. */
    email,
    /** The link to the invoice; null when the message has no link of its own. */
    link:
      link === "none"
        ? null
        : { address, exists: link !== null, opened: formatOpened(link, session.countryId) },
    /**
     * The warning that the links do not work on other devices; empty when they do, or when the
     * message has no links.
     */
    unreachable: hasLinks && isLocalAddress(appUrl) ? formatUnreachableWarning(source) : "",
    ...toSentMessagesView(messages, { countryId: session.countryId, canRemind: source.canRemind }),
  };
}

/** Returns the absolute URL of the customer's page behind a link. */
export function toCustomerPageUrl(token: string, appUrl: string): string {
  return new URL(customerPaths.page(token), appUrl).href;
}

function formatUnreachableWarning({ linkSubject, pdf }: MessageSource): string {
  const warning = linkSubject === "link" ? words.unreachableLink : words.unreachableLinks;
  return joinSentences([warning, pdf ? words.sendPdfInstead : ""]);
}

function formatOpened(link: InvoiceLink | null, countryId: string): string {
  if (!link?.first_opened_at) return link ? words.notOpened : "";
  const first = formatCompanyTime(countryId, link.first_opened_at);
  const last = formatCompanyTime(countryId, link.last_opened_at ?? link.first_opened_at);
  return first === last
    ? fill(words.openedOnce, { time: first })
    : fill(words.opened, { first, last });
}
