import { useLoaderData } from "@remix-run/react";
import { commonWords } from "../../../../domain/words/common";
import { creditNoteWords as words } from "../../../../domain/words/credit-notes";
import { fill } from "../../../../domain/words/message";
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

type Loaded = ReturnType<typeof useLoaderData<typeof loadCreditNoteList>>;

export const creditNoteListScreen: Screen = {
  get title() {
    return words.listTitle;
  },
  search: {
    get label() {
      return words.search;
    },
  },
  back: () => ({ to: paths.invoices(), label: commonWords.backToInvoices }),
  formFor: (data) => (data as Loaded).formId,
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
        searched={words.searched}
        empty={empty}
        emptyAction={<AllInvoicesLink />}
        table={{ name: "credit notes", label: words.label, head, sums }}
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
        <span className="narrow">{fill(words.forInvoice, { no: invoiceNo })}</span>
        <span className="wide">{invoiceNo}</span>
      </span>{" "}
      <span role="cell" className="row-about order-2">
        {reason}
      </span>{" "}
      <span role="cell" className="second">
        {isVoided ? <span className="tag tone-voided">{words.isVoid}</span> : null}
      </span>{" "}
      <span role="cell" className={`row-sum ${struck}`}>
        <Amount {...amount} />
      </span>
    </div>
  );
}
