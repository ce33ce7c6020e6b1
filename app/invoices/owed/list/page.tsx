import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { AGE_BANDS } from "../../../../domain/day-spans";
import { fill } from "../../../../domain/words/message";
import { owedWords as words } from "../../../../domain/words/owed";
import { owedPaths } from "~/lib/owed-paths";
import { paths } from "~/paths";
import { Amount, type AmountView } from "~/ui/amount";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { useListUrl } from "~/ui/list-url";
import { PagedList } from "~/ui/paged-list";
import { PastEndNotice } from "~/ui/past-end";
import { ContactLinks } from "~/invoices/contact-links";
import { RemindButton } from "../remind-button";
import type { loadOwed } from "./loader.server";
import type { OwedView } from "./owed-view.server";
import { PageLink } from "~/ui/page-link";
import type { Screen } from "~/shell/screen";

export const owedScreen: Screen = {
  get title() {
    return words.title;
  },
};

/**
 * Shows which customer owes how much and for how long, as a list on a phone and as a table in a
 * wide window.
 */
export function OwedPage() {
  const { page, sums, key, companyId, ...urls } = useLoaderData<typeof loadOwed>();
  const { overdueInvoicesUrl, remindSeveralUrl, remindersUrl } = urls;
  if (page.rows.length === 0 && !page.pastEnd)
    return (
      <EmptyState icon="payment" text={words.nobody}>
        <PageLink className="button button-main" to={paths.createInvoice()}>
          {words.createInvoice}
        </PageLink>
      </EmptyState>
    );
  return (
    <div className="owed-list mx-auto max-w-list">
      <PastEndNotice page={page} />
      <p aria-hidden="true" className="owed-grid owed-head text-sm text-quiet">
        <span>{words.customer}</span>
        {AGE_BANDS.map(({ wire }) => (
          <span key={wire} className="text-right">
            {words.bands[wire]}
          </span>
        ))}
        <span className="text-right">{words.total}</span>
      </p>
      <ul aria-label={words.totals} className="owed-sums">
        {sums.map((sum) => (
          <li key={sum.id} className="owed-grid">
            <Figures {...sum} name={<p className="font-semibold">{sum.name}</p>} />
          </li>
        ))}
      </ul>
      {sums.length > 1 ? (
        <p className="px-4 py-2 text-sm text-quiet">{words.eachCurrency}</p>
      ) : null}
      <PagedList page={page}>
        {(row) => <Row row={row} post={{ postKey: key, companyId }} />}
      </PagedList>
      <p className="flex flex-wrap justify-center gap-x-6 px-4 py-2 text-sm">
        {overdueInvoicesUrl ? (
          <PageLink className="link inline-block py-3" to={overdueInvoicesUrl}>
            {words.lateInvoices}
          </PageLink>
        ) : null}
        {remindSeveralUrl ? (
          <PageLink className="link inline-block py-3" to={remindSeveralUrl}>
            {words.remindSeveral}
          </PageLink>
        ) : null}
        {remindersUrl ? (
          <PageLink className="link inline-block py-3" to={remindersUrl}>
            {words.automaticReminders}
          </PageLink>
        ) : null}
      </p>
    </div>
  );
}

type RowProps = { row: OwedView; post: { postKey: string; companyId: string } };

function Row({ row, post }: RowProps) {
  const { contactId, name, contactUrls, canRemindOfAllInvoices, remindUrl, recordPaymentUrl } = row;
  const { url } = useListUrl();
  return (
    <div className="owed-grid">
      <Figures
        {...row}
        name={
          <p className="min-w-0 font-medium">
            <PageLink className="owed-name" to={owedPaths.customer(contactId, { returnTo: url })}>
              {name}
            </PageLink>
          </p>
        }
      />
      <div className="owed-ways">
        <ContactLinks name={name} urls={contactUrls} />
        {recordPaymentUrl ? (
          <PageLink
            className="round"
            to={recordPaymentUrl}
            aria-label={fill(words.recordPaymentOf, { name })}
            title={fill(words.recordPaymentOf, { name })}
          >
            <Icon name="payment" size={20} />
          </PageLink>
        ) : null}
        {canRemindOfAllInvoices ? (
          <RemindButton {...{ contactId, name, returnTo: url, ...post }} />
        ) : null}
        {remindUrl ? (
          <PageLink className="button" to={remindUrl} aria-label={fill(words.remindName, { name })}>
            {words.remind}
          </PageLink>
        ) : null}
      </div>
    </div>
  );
}

type FiguresProps = {
  name: ReactNode;
  about: string;
  /** What is on account, which is no part of the amounts; empty for nothing. */
  onAccount: string;
  isLate?: boolean;
  total: AmountView;
  bands: string[];
};

/**
 * Shows the amounts of a customer or a total. Text browsers need the spaces between the elements.
 */
function Figures({ name, about, onAccount, isLate = false, total, bands }: FiguresProps) {
  return (
    <>
      {name}{" "}
      <p className="owed-total font-semibold">
        <Amount {...total} />
      </p>{" "}
      <p className={`owed-about text-sm ${isLate ? "owed-late" : "text-quiet"}`}>
        {about}
        {onAccount ? <span className="text-quiet"> · {onAccount}</span> : null}
      </p>{" "}
      <dl className="owed-bands text-sm">
        {AGE_BANDS.map(({ wire }, index) => (
          <div key={wire} className={bands[index] ? undefined : "owed-none"}>
            <dt className="text-quiet">{words.bands[wire]}</dt>{" "}
            <dd className="figures">{bands[index] || "–"}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
