import { useLoaderData } from "@remix-run/react";
import { History } from "~/ui/history";
import { InvoicePage } from "./page";
import { ReadOnlyInvoice } from "./read-only-invoice";
import type { loadStoredInvoice } from "./stored.server";

/** The screen of a stored invoice, to be written or, when that is over, looked at. */
export function StoredInvoicePage() {
  const { edited, status, history } = useLoaderData<typeof loadStoredInvoice>();
  return (
    <>
      {edited?.readOnly ? (
        <ReadOnlyInvoice {...edited} status={status} readOnly={edited.readOnly} />
      ) : (
        <InvoicePage />
      )}
      {history ? (
        <div className="invoice-history mx-auto max-w-form p-4">
          <History history={history} />
        </div>
      ) : null}
    </>
  );
}
