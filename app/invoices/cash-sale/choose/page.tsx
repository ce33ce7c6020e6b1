import { Form, Link, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { ActionBar } from "~/ui/action-bar";
import { ErrorSummary } from "~/ui/error-summary";
import { SellableList } from "../../choosers/item/sellable-list";
import { FORM_ID } from "./header";
import type { loadCashSale } from "./load.server";
import { invoicePaths } from "../../paths";

/** What is sold over the counter: everything ticked goes along in the address. */
export function CashSalePage() {
  const { q, symbol, isEmpty, page } = useLoaderData<typeof loadCashSale>();
  return (
    <Form id={FORM_ID} action={paths.cashSale()} className="mx-auto max-w-form">
      {isEmpty ? (
        <div className="px-4 pt-4">
          <ErrorSummary fault={{ title: "Nothing is sold yet", text: "Tick at least one item." }} />
        </div>
      ) : null}
      <SellableList page={page} q={q} symbol={symbol}>
        <Link className="button button-main" to={paths.createItem({ returnTo: paths.cashSale() })}>
          New item
        </Link>
      </SellableList>
      {page.rows.length > 0 ? (
        <ActionBar>
          <button formAction={invoicePaths.confirmCashSale()} className="button button-main w-full">
            Next
          </button>
        </ActionBar>
      ) : null}
    </Form>
  );
}
