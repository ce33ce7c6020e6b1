import { useLoaderData } from "@remix-run/react";
import { commonWords } from "../../../domain/words/common";
import { deletedInvoiceWords as words } from "../../../domain/words/deleted-invoices";
import { fill } from "../../../domain/words/message";
import { Amount } from "~/ui/amount";
import { EmptyState } from "~/ui/empty-state";
import { PagedList } from "~/ui/paged-list";
import { PastEndNotice } from "~/ui/past-end";
import { PostForm } from "~/ui/post-form";
import { invoicePaths } from "../paths";
import type { DeletedRow, loadDeletedInvoices } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const deletedInvoicesScreen: Screen = {
  get title() {
    return words.title;
  },
  back: () => ({ to: paths.invoices(), label: commonWords.backToInvoices }),
};

/** Lists the deleted invoices, each with a link to its versions and a button that restores it. */
export function DeletedInvoicesPage() {
  const { key, page, head } = useLoaderData<typeof loadDeletedInvoices>();
  if (page.rows.length === 0 && !page.pastEnd)
    return <EmptyState icon="invoice" text={words.none} />;
  return (
    <div className="mx-auto max-w-list">
      <p className="px-4 py-3 text-sm text-quiet">{words.explanation}</p>
      <PastEndNotice page={page} />
      <PagedList page={page} table={{ name: "deleted", label: words.title, head }}>
        {(row) => <DeletedInvoice row={row} postKey={key} />}
      </PagedList>
    </div>
  );
}

function DeletedInvoice({ row, postKey }: { row: DeletedRow; postKey: string }) {
  const { id, no, contactName, date, amount, deletedAt } = row;
  const versions = invoicePaths.versions(id);
  return (
    <div role="row" className="row">
      <span role="cell" className="second">
        {date}
      </span>{" "}
      <span role="cell" className="second">
        <PageLink className="row-link" to={versions}>
          {no}
        </PageLink>
      </span>{" "}
      <span role="cell" className="row-name">
        {contactName}
      </span>{" "}
      <span role="cell" className="second flex-1">
        <span className="narrow">{fill(words.deletedAt, { moment: deletedAt })}</span>
        <span className="wide">{deletedAt}</span>
      </span>{" "}
      <span role="cell" className="row-sum">
        <Amount {...amount} />
      </span>{" "}
      <div role="cell" className="second relative">
        <PostForm action={versions}>
          <input type="hidden" name="key" value={postKey} />
          <button className="button" aria-label={fill(words.restoreNo, { no })}>
            {words.restore}
          </button>
        </PostForm>
      </div>
    </div>
  );
}
