import { Link } from "@remix-run/react";
import { paths } from "~/paths";

/** Where the first of a list of their credit notes or payments is made. */
export function ToInvoices() {
  return (
    <Link className="button button-main" to={paths.invoices()}>
      All Invoices
    </Link>
  );
}
