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
  const { q, page, tools, head, sums, empty } = useLoaderData<typeof loadCreditNoteList>();
  return (
    <div className="mx-auto max-w-list">
      <StaticHtml name="tools" markup={tools} />
      <SearchResults
        page={page}
        q={q}
        showsCount
        icon="file"
        searched="numbers, invoices, customers and reasons"
        empty={empty}
        emptyAction={<AllInvoicesLink />}
        table={{ name: "credit notes", head, sums }}
      >
        {(note) => <Row note={note} />}
      </SearchResults>
    </div>
  );
}

/** Shows a credit note. Text browsers need the spaces between the cells. */
function Row({ note }: { note: CreditNoteRow }) {
  const { id, no, date, reason, invoiceNo, contactName, amount, isVoided } = note;
  const struck = isVoided ? "line-through" : "";
  return (
    <div role="row" className={`row ${isVoided ? "row-voided" : ""}`}>
      <span role="cell" className="second">
        {date}
      </span>{" "}
      <span role="cell" className="second">
        <PageLink className="row-link" to={invoicePaths.creditNote(id)}>
          {no}
        </PageLink>
      </span>{" "}
      <span role="cell" className={`row-name ${struck}`}>
        {contactName}
      </span>{" "}
      <span role="cell" className="second">
        <span className="narrow">for </span>
        {invoiceNo}
      </span>{" "}
      <span role="cell" className="row-about order-2">
        {reason}
      </span>{" "}
      <span role="cell" className="second">
        {isVoided ? <span className="tag tone-voided">Void</span> : null}
      </span>{" "}
      <span role="cell" className={`row-sum ${struck}`}>
        <Amount {...amount} />
      </span>
    </div>
  );
}
