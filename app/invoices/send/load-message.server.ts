import { randomUUID } from "node:crypto";
import { formatCompanyTime } from "~/lib/company-day.server";
import { parsePhone } from "~/lib/phone.server";
import { readMailPermission } from "~/models/account/confirmation.server";
import { readContact } from "~/models/contacts/record.server";
import type { CustomerLink } from "~/models/invoices/link.server";
import { readMessages, type MessageSubject } from "~/models/messages.server";
import { appAddress, isLocalAddress } from "~/server/settings/app-address.server";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { customerPaths } from "~/lib/customer-paths";
import type { FirstLetterhead } from "./first-letterhead.server";
import type { MessageForm } from "./schema";
import { toSentMessagesView } from "./sent-messages.server";
import { messageWordsIn } from "./words";
import type { MessageWords, Tone } from "./words/words";

/** What a page "Send" sends, and the addresses around the page. */
export type SendContext = {
  messageSubject: MessageSubject;
  /** The address of the page without its query. */
  pageUrl: string;
  /** The address that follows after sending. */
  backUrl: string;
  /** Where the user can see later whether an email was delivered, as the subject of a sentence. */
  deliveryShownBy: string;
};

/** The facts that every kind of message can contain. */
type ProposalInput = { words: MessageWords; business: string; address: string };

/** The parts of a page "Send" that depend on what is sent. */
type MessageSource = {
  /** The question about the business that is asked first, if any. */
  letterhead?: FirstLetterhead | null;
  context: SendContext;
  contactId: string;
  contactName: string;
  /** Lines that describe what is sent; empty lines are left out. */
  about: string[];
  /** Null when there is no PDF to attach. */
  pdf: { href: string; name: string } | null;
  /**
   * The link to the invoice: null before it is made, "none" when the message needs no link or
   * contains several.
   */
  link: CustomerLink | null | "none";
  /** The subject of the warning that links do not work on other devices. */
  linkSubject: "The link" | "The links";
  /** Null when the message is not a reminder. */
  tone: Tone | null;
  /** Groups of links that choose what is sent and in which tone. */
  choices: LinkGroup[];
  /** The invoices that a reminder names; null for other messages. */
  late: LateInvoicesView | null;
  canRemind: boolean;
  /** The reason why nothing can be sent; empty when it can. */
  barrier: string;
  propose: (facts: ProposalInput) => { subject: string; text: string };
};

export type LinkGroup = { name: string; links: { name: string; to: string; isCurrent: boolean }[] };

export type LateInvoicesView = {
  invoices: { id: string; no: string; to: string; about: string; isLinked: boolean }[];
  /** Says how many late invoices are not listed; empty when all are. */
  moreText: string;
  /** Whether some of the invoices have no link yet. */
  lacksLinks: boolean;
};

/** Used when the API requires no confirmed email address. */
const NO_CONFIRMATION_NEEDED = { email: "", mailing: "open" } as const;

/**
 * Returns the data of a page "Send": the proposed message, its addressees, links and earlier
 * messages.
 */
export async function loadMessage(session: Session, request: Request, source: MessageSource) {
  const { context, link } = source;
  const offered = await listExtensions();
  const hasMails = offered.includes("mails");
  const [{ entity, language }, messages, { email, mailing }] = await Promise.all([
    readContact(session, source.contactId),
    offered.includes("send") ? readMessages(session, context.messageSubject) : null,
    offered.includes("confirmations") && hasMails
      ? readMailPermission(session)
      : NO_CONFIRMATION_NEEDED,
  ]);
  const appUrl = appAddress(request);
  const address = link !== "none" && link?.token ? customerPageUrl(link.token, appUrl) : "";
  const business = session.companies.find((each) => each.id === session.companyId)?.name ?? "";
  const { subject, text } = source.propose({ words: messageWordsIn(language), business, address });
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
    number: parsePhone(form.phone, session.countryId),
    contactName: source.contactName,
    about: source.about.filter(Boolean),
    barrier: source.barrier,
    back: context.backUrl,
    pdf: source.pdf,
    tone: source.tone,
    choices: source.choices,
    late: source.late,
    letterhead: source.letterhead ?? null,
    hasMails,
    mailing: hasMails ? mailing : ("none" as const),
    /** The user's own email address; empty when the API requires no confirmation. */
    email,
    /** Null when the message has no link of its own. */
    link:
      link === "none"
        ? null
        : { address, exists: link !== null, opened: openedText(link, session.countryId) },
    /**
     * The warning that the links do not work on other devices; empty when they do or when there are
     * none.
     */
    unreachable: hasLinks && isLocalAddress(appUrl) ? unreachableText(source) : "",
    ...toSentMessagesView(messages, { countryId: session.countryId, canRemind: source.canRemind }),
  };
}

export function customerPageUrl(token: string, appUrl: string): string {
  return new URL(customerPaths.page(token), appUrl).href;
}

function unreachableText({ linkSubject, pdf }: MessageSource): string {
  const [verb, what] = linkSubject === "The link" ? ["opens", "it"] : ["open", "them"];
  const instead = pdf ? " Send the PDF with your message." : "";
  return `${linkSubject} ${verb} on this computer alone: customers cannot reach ${what}.${instead}`;
}

function openedText(link: CustomerLink | null, countryId: string): string {
  if (!link?.first_opened_at) return link ? "Not opened by the customer yet." : "";
  const first = formatCompanyTime(countryId, link.first_opened_at);
  const last = formatCompanyTime(countryId, link.last_opened_at ?? link.first_opened_at);
  return first === last ? `Opened on ${first}.` : `Opened on ${first}, and last on ${last}.`;
}
