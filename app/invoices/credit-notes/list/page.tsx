import { useLoaderData } from "@remix-run/react";
import type { CreditNoteRow } from "~/models/credit-notes/list.server";
import { Amount } from "~/ui/amount";
import { StaticHtml } from "~/ui/static-html";
import { SearchResults } from "~/ui/search-results";
import { invoicePaths } from "~/invoices/paths";
import { AllInvoicesLink } from "~/invoices/all-invoices-link";
import type { loadCreditNoteList } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const creditNoteListScreen: Screen = {
  title: "Credit Notes",
  search: { label: "Search credit notes" },
  back: () => ({ to: paths.invoices(), label: "Back to all invoices" }),
};

export function CreditNoteListPage() {
  const { q, page, tools, empty } = useLoaderData<typeof loadCreditNoteList>();
  return (
    <div className="mx-auto max-w-list">
      <StaticHtml name="tools" markup={tools} />
      <SearchResults
        page={page}
        q={q}
        showsCount
        icon="file"
        empty={empty}
        emptyAction={<AllInvoicesLink />}
      >
        {(note) => <Row note={note} />}
      </SearchResults>
    </div>
  );
}

/** Shows a credit note. Text browsers need the spaces between the elements. */
function Row({ note }: { note: CreditNoteRow }) {
  const { id, no, date, reason, invoiceNo, contactName, amount, isVoided } = note;
  return (
    <PageLink className="row" to={invoicePaths.creditNote(id)}>
      <span className="min-w-0 flex-1">
        <span className={`flex items-baseline gap-3 ${isVoided ? "text-quiet line-through" : ""}`}>
          <span className="min-w-0 flex-1 font-medium">{contactName}</span> <Amount {...amount} />
        </span>{" "}
        <span className="mt-1 flex items-start gap-3 text-sm text-quiet">
          <span className="min-w-0 flex-1">
            {no} of {date} for {invoiceNo} · {reason}
          </span>{" "}
          {isVoided ? <span className="tag tone-voided">Void</span> : null}
        </span>
      </span>
    </PageLink>
  );
}
