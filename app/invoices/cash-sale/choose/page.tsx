import { Form, useLoaderData } from "@remix-run/react";
import { QUERY_FORM_ID } from "~/lib/search";
import { paths } from "~/paths";
import { ActionBar } from "~/ui/action-bar";
import { ErrorSummary } from "~/ui/error-summary";
import { useTypedSearch } from "~/ui/use-typed-search";
import { SellableList } from "~/invoices/choosers/item/sellable-list";
import { useChosenItems } from "~/invoices/choosers/item/use-chosen-items";
import type { loadCashSaleItems } from "./loader.server";
import { invoicePaths } from "~/invoices/paths";
import { PageLink } from "~/ui/page-link";
import type { Screen } from "~/shell/screen";
import { cashSaleWords as words } from "../../../../domain/words/cash-sale";
import { commonWords } from "../../../../domain/words/common";
import { count } from "../../../../domain/words/in-languages";

/** The search field is part of the page's form, so that a search sends the chosen items too. */
export const cashSaleItemsScreen: Screen = {
  get title() {
    return words.title;
  },
  back: () => ({ to: paths.invoices(), label: commonWords.backToInvoices, icon: "close" }),
  formFor: () => QUERY_FORM_ID,
  search: {
    get label() {
      return words.searchItems;
    },
    form: QUERY_FORM_ID,
    isAlwaysOpen: true,
  },
};

/**
 * Lets the user choose the items of a cash sale. The form puts the chosen items into the address of
 * the next page.
 */
export function CashSaleItemsPage() {
  const { symbol, hasChosenNothing, recent, sale, ...loaded } =
    useLoaderData<typeof loadCashSaleItems>();
  const { q, page } = useTypedSearch(loaded, (typed) => paths.cashSale({ q: typed }));
  const { chosen, registerRow, handleInput } = useChosenItems(QUERY_FORM_ID, loaded.page.rows);
  const chosenCount = chosen?.length ?? 0;
  return (
    <Form
      id={QUERY_FORM_ID}
      action={paths.cashSale()}
      className="mx-auto max-w-form"
      onInput={handleInput}
    >
      <input type="hidden" name="sale" value={sale} />
      {hasChosenNothing ? (
        <div className="px-4 pt-4">
          <ErrorSummary fault={words.nothingSold} />
        </div>
      ) : null}
      {page.rows.length + chosenCount > 0 ? (
        <p className="flex items-center gap-3 px-4 pt-3">
          <span className="flex-1 text-sm text-quiet">{words.tickSold}</span>
          <TypedLineButton />
        </p>
      ) : null}
      <SellableList {...{ page, recent, q, symbol, chosen, registerRow }}>
        <PageLink
          className="button button-main"
          to={paths.createItem({ returnTo: paths.cashSale() })}
        >
          {words.newItem}
        </PageLink>
        <TypedLineButton />
      </SellableList>
      {page.rows.length + chosenCount > 0 ? (
        <ActionBar>
          <button formAction={invoicePaths.confirmCashSale()} className="button button-main w-full">
            {chosenCount > 0 ? count(words.nextWith, chosenCount) : words.next}
          </button>
        </ActionBar>
      ) : null}
    </Form>
  );
}

/**
 * Shows a button that opens the next page with an additional empty line, whose name the user types
 * there.
 */
function TypedLineButton() {
  return (
    <button name="typed" value="1" formAction={invoicePaths.confirmCashSale()} className="button">
      {words.typeLine}
    </button>
  );
}
