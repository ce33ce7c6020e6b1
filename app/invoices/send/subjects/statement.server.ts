import { joinList } from "../../../../domain/words/in-languages";
import { redirect } from "@remix-run/node";
import { formatMoney } from "../../../../domain/money/money";
import { getCompanyToday } from "~/lib/company-day.server";
import { formatDate } from "../../../../domain/calendar/days";
import { owedPaths, formatStatementFileId } from "~/lib/owed-paths";
import { readStatement, type StatementPeriod } from "~/models/owed/statement.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { parseStatementPeriod } from "~/invoices/periods/statement-period.server";
import { invoicePaths } from "~/invoices/paths";
import { loadMessage, type SendContext } from "../load-message.server";
import { sendPaths } from "../paths";
import { fill } from "../../../../domain/words/message";
import { sendingWords as words } from "../../../../domain/words/sending";

/**
 * Returns the context of the page that sends a statement. When the period in the address is
 * invalid, throws a redirect to the statement, which shows the errors.
 */
export function toStatementSendContext(
  session: Session,
  request: Request,
  contactId: string,
): SendContext {
  const { searchParams } = new URL(request.url);
  const typed = { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" };
  const { period } = parseStatementPeriod(typed, getCompanyToday(session.countryId));
  if (!period) throw redirect(owedPaths.statement(contactId, typed));
  return {
    messageSubject: { kind: "statement", contactId, ...period },
    pageUrl: sendPaths.statement(contactId, period),
    backUrl: owedPaths.statement(contactId, period),
    deliveryShownBy: "sendPage",
  };
}

/** Returns the data of the page that sends a statement with its closing balances. */
export async function loadStatementSend(session: Session, request: Request, contactId: string) {
  await requireExtension("send_papers");
  await requireExtension("owed");
  const context = toStatementSendContext(session, request, contactId);
  if (context.messageSubject.kind !== "statement")
    throw new Error("The context does not belong to a statement.");
  const period = { from: context.messageSubject.from, to: context.messageSubject.to };
  const { contact, sections } = await readStatementOrRedirect(session, contactId, period);
  const facts = {
    contact: contact.name,
    from: formatDate(period.from),
    to: formatDate(period.to),
    balances: sections
      .filter(({ closing }) => closing !== 0n)
      .map(({ currency, closing }) => formatMoney(currency.symbol, closing)),
  };
  return loadMessage(session, request, {
    context,
    contactId,
    contactName: contact.name,
    about: [
      fill(words.statement, { from: facts.from, to: facts.to }),
      facts.balances.length > 0
        ? fill(words.balance, { amounts: joinList(facts.balances) })
        : words.noBalance,
    ],
    pdf: {
      href: invoicePaths.pdf("statement", formatStatementFileId(contactId, period)),
      name: `${contact.name}-${period.from}-${period.to}`,
    },
    link: "none",
    linkSubject: "link",
    ...{ barrier: "", tone: null, choices: [], late: null, canRemind: false },
    propose: ({ messageWords, business }) => {
      const messageFacts = { ...facts, business };
      return {
        subject: messageWords.statementSubject(messageFacts),
        text: messageWords.statement(messageFacts),
      };
    },
  });
}

/**
 * Reads the statement. When the API refuses the period, throws a redirect to the page of the
 * statement, which shows the reason.
 */
async function readStatementOrRedirect(
  session: Session,
  contactId: string,
  period: StatementPeriod,
) {
  try {
    return await readStatement(session, contactId, period);
  } catch (error) {
    const isRefused = error instanceof UpstreamFault && error.kind === "refused";
    if (!isRefused || error.status !== 422) throw error;
    throw redirect(owedPaths.statement(contactId, period));
  }
}
