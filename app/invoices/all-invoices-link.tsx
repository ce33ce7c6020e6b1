import { paths } from "~/paths";
import { PageLink } from "~/ui/page-link";

/** Where the first of a list of their credit notes or payments is made. */
export function AllInvoicesLink() {
  return (
    <PageLink className="button button-main" to={paths.invoices()}>
      All Invoices
    </PageLink>
  );
}
