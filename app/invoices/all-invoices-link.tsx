import { menuWords } from "../../domain/words/menu";
import { paths } from "~/paths";
import { PageLink } from "~/ui/page-link";

/** Links to the invoices, where a company's first credit note or payment is created. */
export function AllInvoicesLink() {
  return (
    <PageLink className="button button-main" to={paths.invoices()}>
      {menuWords.allInvoices}
    </PageLink>
  );
}
