import type { ReactNode } from "react";
import type { Page } from "~/lib/page";
import { Amount } from "~/ui/amount";
import { EmptyState } from "~/ui/empty-state";
import { PagedList } from "~/ui/paged-list";
import { PastEnd } from "~/ui/past-end";
import { TickRow } from "~/ui/tick-row";
import type { SellableRow } from "./sellable-rows.server";

type Props = {
  page: Page<SellableRow>;
  /** What was searched for; blank for all. */
  q: string;
  symbol: string;
  /** What can be done where nothing is sold yet. */
  children?: ReactNode;
};

/** What is sold, to be ticked, as a part of a form. */
export function SellableList({ page, q, symbol, children }: Props) {
  return (
    <>
      <PastEnd page={page} />
      {page.rows.length > 0 ? (
        <PagedList page={page} isInForm>
          {(item) => (
            <TickRow
              name="item"
              value={item.id}
              isTicked={item.isTicked}
              title={item.name}
              detail={item.sku || "Not provided"}
            >
              <Amount symbol={symbol} figure={item.price} />
            </TickRow>
          )}
        </PagedList>
      ) : page.pastEnd ? null : (
        <EmptyState
          icon="item"
          text={
            q ? "No result found. Check your spelling and try again." : "Let's add your first item!"
          }
        >
          {children}
        </EmptyState>
      )}
    </>
  );
}
