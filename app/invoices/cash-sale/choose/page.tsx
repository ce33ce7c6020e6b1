import { Form, Link, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { ActionBar } from "~/ui/action-bar";
import { Amount } from "~/ui/amount";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { PagedList } from "~/ui/paged-list";
import { PastEnd } from "~/ui/past-end";
import { TickRow } from "~/ui/tick-row";
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
      <PastEnd page={page} />
      {page.rows.length === 0 ? (
        page.pastEnd ? null : (
          <EmptyState
            icon="item"
            text={
              q
                ? "No result found. Check your spelling and try again."
                : "Let's add your first item!"
            }
          >
            <Link
              className="button button-main"
              to={paths.createItem({ returnTo: paths.cashSale() })}
            >
              New item
            </Link>
          </EmptyState>
        )
      ) : (
        <PagedList page={page} isInForm>
          {(item) => (
            <TickRow
              name="item"
              value={item.id}
              isTicked={item.isTicked}
              title={item.name}
              detail={item.sku}
            >
              <Amount symbol={symbol} figure={item.price} />
            </TickRow>
          )}
        </PagedList>
      )}
      <ActionBar>
        <button formAction={invoicePaths.confirmCashSale()} className="button button-main w-full">
          Next
        </button>
      </ActionBar>
    </Form>
  );
}
