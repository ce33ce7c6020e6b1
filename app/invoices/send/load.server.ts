import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { formatAmount } from "../../../money/money";
import { companyMoment } from "~/lib/company-day.server";
import { dialLink, mailLink, whatsAppLink } from "~/lib/contact-links";
import { showDate } from "~/lib/dates";
import { readContact } from "~/models/contacts/record.server";
import { readLink, type CustomerLink } from "~/models/invoices/link.server";
import { readInvoice, type InvoiceRecord } from "~/models/invoices/record.server";
import { INVOICE_STATUS, isUnpaid } from "~/models/invoices/status";
import { paths } from "~/paths";
import { env } from "~/server/settings/env.server";
import type { Session } from "~/server/session/record.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { customerPaths } from "../customer/paths";

/** What is handed over of an issued invoice: its link, and the words that go with it. */
export async function loadSend(session: Session, request: Request, id: string) {
  await requireExtension("links");
  const invoice = await readInvoice(session, id);
  if (invoice.status === INVOICE_STATUS.draft) throw redirect(paths.editInvoice(id));
  const [link, { entity }] = await Promise.all([
    readLink(session, id),
    readContact(session, invoice.contact_id),
  ]);
  const address = addressOf(link);
  const typed = new URL(request.url).searchParams.get("text");
  const business = session.companies.find((each) => each.id === session.companyId)?.name ?? "";
  return {
    id,
    companyId: session.companyId,
    key: randomUUID(),
    no: invoice.no,
    contactName: invoice.contact_name,
    /** Without it people have no address to open. */
    hasAppUrl: env.APP_URL !== undefined,
    hasLink: link !== null,
    address,
    opened: openedOf(link, session.countryId),
    subject: `Invoice ${invoice.no} from ${business}`,
    text: typed?.slice(0, 2_000) ?? textOf(invoice, { business, address }),
    whatsApp: whatsAppLink(entity.phone_no, session.countryId),
    phone: dialLink(entity.phone_no),
    email: mailLink(entity.email),
  };
}

/** Blank where there is none to show. */
function addressOf(link: CustomerLink | null): string {
  if (!link?.token || env.APP_URL === undefined) return "";
  return new URL(customerPaths.page(link.token), env.APP_URL).href;
}

function openedOf(link: CustomerLink | null, countryId: string): string {
  if (!link?.first_opened_at) return link ? "Not opened by the customer yet." : "";
  const first = companyMoment(countryId, link.first_opened_at);
  const last = companyMoment(countryId, link.last_opened_at ?? link.first_opened_at);
  return first === last ? `Opened on ${first}.` : `Opened on ${first}, and last on ${last}.`;
}

function textOf(
  invoice: InvoiceRecord,
  { business, address }: { business: string; address: string },
): string {
  const amount = `${invoice.currency.symbol} ${formatAmount(invoice.balance)}`;
  const due = showDate(invoice.due_date);
  const owed = isUnpaid(invoice)
    ? due
      ? `${amount} is to be paid by ${due}.`
      : `${amount} is to be paid.`
    : "It is paid. Thank you!";
  return `Hello ${invoice.contact_name}, this is invoice ${invoice.no} from ${business}. ${owed}\n${address}`.trim();
}
