import type { ReactNode } from "react";
import { formatAmount } from "../../../domain/money/money";
import { DUE_SOON_DAYS } from "../../../domain/day-spans";
import { formatDaysApart } from "~/lib/company-day.server";
import { owedPaths } from "~/lib/owed-paths";
import type { FailedMail, Today } from "~/models/today.server";
import { paths } from "~/paths";
import { Amount, type AmountView } from "~/ui/amount";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import { StaticPostForm } from "~/ui/static-post-form";
import { invoicePaths } from "../paths";
import { MAKE_LINKS } from "../send/intent";
import { sendPaths } from "../send/paths";
import { commonWords } from "../../../domain/words/common";
import { errorWords } from "../../../domain/words/errors";
import { count } from "../../../domain/words/in-languages";
import { fill } from "../../../domain/words/message";
import { todayWords as words } from "../../../domain/words/today";

/** The hidden fields of the forms that remind a customer. */
type RemindFields = { proof: string | null; postKey: string; companyId: string };

type Props = {
  today: Today;
  rows: WaitingRow[];
  /** The fields for the reminder forms; null when the API cannot send such reminders. */
  remindForm: RemindFields | null;
};

/** Shows the customers with overdue invoices, followed by `rows`. */
export function WaitingTasks({ today, rows, remindForm }: Props) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-2 font-semibold">
        {words.title}
      </h2>
      <ul className="cards card">
        {today.late.customers.map((customer) => (
          <LateRow
            key={customer.contact_id}
            customer={customer}
            today={today.date}
            remindForm={remindForm}
          />
        ))}
        {rows.map((row) => (
          <li key={row.to}>
            <PageLink className="overview-card" to={row.to}>
              <span className="min-w-0 flex-1 break-words">
                {row.name}{" "}
                {row.about ? <span className="block text-sm text-quiet">{row.about}</span> : null}
              </span>{" "}
              {row.amount ? (
                <span className="font-semibold">
                  <Amount {...row.amount} />
                </span>
              ) : null}
              <Icon name="next" size={16} />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NoWaitingTasks() {
  return <TasksText>{fill(words.nothing, { days: DUE_SOON_DAYS })}</TasksText>;
}

/** Says that the tasks could not be fetched. */
export function UnknownTasks() {
  return (
    <TasksText>
      {words.unknown}{" "}
      <a className="link" href={paths.home()}>
        {errorWords.tryAgain}
      </a>
    </TasksText>
  );
}

function TasksText({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-2 font-semibold">
        {words.title}
      </h2>
      <p className="card p-4 text-quiet">{children}</p>
    </section>
  );
}

type LateRowProps = {
  customer: Today["late"]["customers"][number];
  /** Today, YYYY-MM-DD. */
  today: string;
  remindForm: RemindFields | null;
};

/**
 * Shows a customer with overdue invoices and, when `remindForm` is set, a button that reminds the
 * customer. Text browsers need the spaces between the elements.
 */
function LateRow({ customer, today, remindForm }: LateRowProps) {
  const { contact_id: id, contact_name: name, oldest_due_date: oldest, sums } = customer;
  const span = formatDaysApart(oldest, today);
  return (
    <li className="late">
      <p className="late-name">
        <PageLink className="row-link" to={owedPaths.customer(id, { returnTo: paths.home() })}>
          {name}
        </PageLink>{" "}
        <span className="late-about text-sm">
          {fill(customer.count > 1 ? words.lateByUpTo : words.lateBy, { span })} ·{" "}
          {count(commonWords.invoices, customer.count)}
        </span>
      </p>{" "}
      <p className="late-amounts font-semibold">
        {sums.map(({ currency, amount }) => (
          <Amount key={currency.symbol} symbol={currency.symbol} figure={formatAmount(amount)} />
        ))}
      </p>{" "}
      {remindForm ? (
        <StaticPostForm
          action={owedPaths.remind(id, { returnTo: paths.home() })}
          proof={remindForm.proof}
          postKey={remindForm.postKey}
          className="relative"
        >
          <input type="hidden" name="company" value={remindForm.companyId} />
          <button
            name="intent"
            value={MAKE_LINKS}
            className="button"
            aria-label={fill(words.remindName, { name })}
          >
            {words.remind}
          </button>
        </StaticPostForm>
      ) : null}
    </li>
  );
}

/**
 * A row with a link to a list or to a page. `about` is empty and `amount` null when the row has
 * none.
 */
export type WaitingRow = { to: string; name: string; about: string; amount: AmountView | null };

/**
 * Returns the rows that follow the listed customers with overdue invoices: a link to the list of
 * all customers who owe when more are overdue than are listed, the failed emails, the invoices due
 * soon and the draft invoices. A row is left out when there is nothing to show.
 */
export function toWaitingRows({
  currency,
  late,
  due_soon,
  drafts,
  failed_mails,
}: Today): WaitingRow[] {
  const toSumRow = (to: string, name: string, sum: Today["drafts"]): WaitingRow[] =>
    sum.count === 0
      ? []
      : [
          {
            to,
            name,
            about: count(commonWords.invoices, sum.count),
            amount: { symbol: currency.symbol, figure: formatAmount(sum.amount) },
          },
        ];
  return [
    ...(late.has_more
      ? [{ to: owedPaths.owed(), name: words.allLate, about: "", amount: null }]
      : []),
    ...failed_mails.mails.map(toFailedMailRow),
    ...toSumRow(
      paths.invoices("unpaid", { due: "open", sort: "due_date" }),
      fill(words.dueSoon, { days: DUE_SOON_DAYS }),
      due_soon,
    ),
    ...toSumRow(paths.invoices("draft", { period: "all" }), words.drafts, drafts),
  ];
}

function toFailedMailRow(mail: FailedMail): WaitingRow {
  const names: Record<string, string> = words.mails;
  const outcome =
    mail.state === "interrupted"
      ? words.maybeNotArrived
      : mail.state === "failed"
        ? words.notSent
        : words.notSentYet;
  return {
    to: toFailedMailPath(mail),
    name: fill(outcome, { mail: names[mail.kind] ?? words.mails.unknown }),
    about: [mail.invoice_no, mail.contact_name].filter(Boolean).join(" · "),
    amount: null,
  };
}

/**
 * Returns the address of the page that sent the email. That page shows why the email failed, and
 * can send it again.
 */
function toFailedMailPath(mail: FailedMail): string {
  const { kind, contact_id, invoice_id, part_id, from, until } = mail;
  if (kind === "receipt") return sendPaths.receipt(invoice_id, part_id);
  if (kind === "credit_note") return sendPaths.creditNote(part_id);
  if (kind === "statement") return sendPaths.statement(contact_id, { from, to: until });
  if (kind === "reminder") return owedPaths.remind(contact_id);
  return invoicePaths.send(invoice_id);
}
