import { randomUUID } from "node:crypto";
import { companyMoment } from "~/lib/company-day.server";
import { readPhone } from "~/lib/phone.server";
import { readMailing } from "~/models/account/confirmation.server";
import { readContact } from "~/models/contacts/record.server";
import type { CustomerLink } from "~/models/invoices/link.server";
import { readMessages, type MessageSubject } from "~/models/messages.server";
import { appAddress, isThisDeviceAlone } from "~/server/settings/app-address.server";
import type { Session } from "~/server/session/session-storage.server";
import { extensions } from "~/server/v2/extensions.server";
import { customerPaths } from "~/lib/customer-paths";
import type { FirstLetterhead } from "./first-letterhead.server";
import type { MessageForm } from "./schema";
import { toSentMessagesView } from "./sent-messages.server";
import { messageWordsIn } from "./words";
import type { MessageWords, Tone } from "./words/words";

/** What the words may say besides what they are about. */
type ProposalInput = { words: MessageWords; business: string; address: string };

/** What is sent, as its kind has read it. */
type MessageSource = {
  /** What is asked about the business first; left out for nothing. */
  letterhead?: FirstLetterhead | null;
  sending: SendContext;
  contactId: string;
  contactName: string;
  /** Of what is sent, a line each; blank ones are left out. */
  about: string[];
  /** Null for words alone. */
  pdf: { href: string; name: string } | null;
  /** The link of the invoice; "none" where the words need none, or name their own. */
  link: CustomerLink | null | "none";
  /** Whose links lead nowhere from another device, where they are in the words. */
  links: "The link" | "The links";
  /** Null for no reminder. */
  tone: Tone | null;
  /** What is chosen on the page: links to it. */
  choices: LinkGroup[];
  /** The invoices that a reminder names; null for all else. */
  late: LateInvoicesView | null;
  canRemind: boolean;
  /** Why there is nothing to be sent; blank while there is. */
  closed: string;
  propose: (facts: ProposalInput) => { subject: string; text: string };
};

export type LinkGroup = { name: string; links: { name: string; to: string; isHere: boolean }[] };

export type LateInvoicesView = {
  invoices: { id: string; no: string; to: string; about: string; isLinked: boolean }[];
  /** How many more are late; blank for none. */
  more: string;
  /** Some have no link yet. */
  lacksLinks: boolean;
};

/** Of a server that asks nobody to confirm their email. */
const NO_CONFIRMATION_NEEDED = { email: "", mailing: "open" } as const;

/** The message to the customer, and all the ways in which it goes. */
export async function loadMessage(session: Session, request: Request, sent: MessageSource) {
  const { sending, link } = sent;
  const offered = await extensions();
  const hasMails = offered.includes("mails");
  const [{ entity, language }, messages, { email, mailing }] = await Promise.all([
    readContact(session, sent.contactId),
    offered.includes("send") ? readMessages(session, sending.messageSubject) : null,
    offered.includes("confirmations") && hasMails ? readMailing(session) : NO_CONFIRMATION_NEEDED,
  ]);
  const app = appAddress(request);
  const address = link !== "none" && link?.token ? customerPageUrl(link.token, app) : "";
  const business = session.companies.find((each) => each.id === session.companyId)?.name ?? "";
  const { subject, text } = sent.propose({ words: messageWordsIn(language), business, address });
  const form: MessageForm = {
    key: randomUUID(),
    ...{ subject, text: text.trim(), proposed: text.trim() },
    phone: entity.phone_no,
    to: entity.email,
  };
  const hasLinks =
    address !== "" || (sent.late?.invoices.some(({ isLinked }) => isLinked) ?? false);
  return {
    isDraft: false as const,
    companyId: session.companyId,
    form,
    number: readPhone(form.phone, session.countryId),
    contactName: sent.contactName,
    about: sent.about.filter(Boolean),
    closed: sent.closed,
    back: sending.back,
    pdf: sent.pdf,
    tone: sent.tone,
    choices: sent.choices,
    late: sent.late,
    letterhead: sent.letterhead ?? null,
    hasMails,
    mailing: hasMails ? mailing : ("none" as const),
    /** Of who is logged in; blank where nobody asks for it. */
    email,
    /** Null where the words go without one of their own. */
    link:
      link === "none"
        ? null
        : { address, isThere: link !== null, opened: openedText(link, session.countryId) },
    /** Blank where it can be reached, or there is none. */
    unreachable: hasLinks && isThisDeviceAlone(app) ? unreachableText(sent) : "",
    ...toSentMessagesView(messages, { countryId: session.countryId, canRemind: sent.canRemind }),
  };
}

export function customerPageUrl(token: string, app: string): string {
  return new URL(customerPaths.page(token), app).href;
}

function unreachableText({ links, pdf }: MessageSource): string {
  const [verb, what] = links === "The link" ? ["opens", "it"] : ["open", "them"];
  const instead = pdf ? " Send the PDF with your message." : "";
  return `${links} ${verb} on this computer alone: customers cannot reach ${what}.${instead}`;
}

function openedText(link: CustomerLink | null, countryId: string): string {
  if (!link?.first_opened_at) return link ? "Not opened by the customer yet." : "";
  const first = companyMoment(countryId, link.first_opened_at);
  const last = companyMoment(countryId, link.last_opened_at ?? link.first_opened_at);
  return first === last ? `Opened on ${first}.` : `Opened on ${first}, and last on ${last}.`;
}

/** What a page of 'Send' sends, and the addresses around it. */
export type SendContext = {
  messageSubject: MessageSubject;
  /** The page itself, without what is chosen on it. */
  pageAddress: string;
  /** Where one goes once it is sent. */
  back: string;
  /** Where it is told later whether an email has gone, as the start of a sentence. */
  deliveryShownBy: string;
};
