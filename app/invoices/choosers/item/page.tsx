import { chooserWords as words } from "../../../../domain/words/choosers";
import { count } from "../../../../domain/words/in-languages";
import { fill } from "../../../../domain/words/message";
import { addCurrencySymbol } from "../../../../domain/money/with-symbol";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { paths } from "~/paths";
import { ActionBar } from "~/ui/action-bar";
import { ErrorSummary } from "~/ui/error-summary";
import { PostForm } from "~/ui/post-form";
import { useTypedSearch } from "~/ui/use-typed-search";
import type { submitItemChooser } from "./action.server";
import { SellableList } from "./sellable-list";
import type { SellableRow } from "./sellable-rows.server";
import type { loadItemChooser } from "./loader.server";
import { useChosenItems } from "./use-chosen-items";
import { invoicePaths } from "~/invoices/paths";
import { PageLink } from "~/ui/page-link";
import type { Screen } from "~/shell/screen";
import { createFormBackLink } from "../back-to-form";
import { calculateInvoice, toDecimal, formatAmount } from "../../../../domain/money/money";
import { parseAmount } from "../../../../domain/money/typed-amount";

const FORM_ID = "items";

/** The search field is part of the page's form, so that a search sends the chosen items too. */
export const itemChooserScreen: Screen = {
  formFor: () => FORM_ID,
  get title() {
    return words.selectItem;
  },
  back: (place) => createFormBackLink(place),
  search: {
    get label() {
      return words.searchItems;
    },
    form: FORM_ID,
    isAlwaysOpen: true,
  },
};

export function ItemChooserPage() {
  const { draft, key, symbol, recent, ...loaded } = useLoaderData<typeof loadItemChooser>();
  const answer = useActionData<typeof submitItemChooser>();
  const initialPage = useMemo(
    () => withChosenOnTop(loaded.page, answer?.chosenRows ?? []),
    [loaded.page, answer],
  );
  const { q, page } = useTypedSearch({ q: loaded.q, page: initialPage }, (typed) =>
    invoicePaths.selectItem({ draft, q: typed }),
  );
  const { chosen, registerRow, handleInput } = useChosenItems(FORM_ID, initialPage.rows);
  const returnTo = invoicePaths.selectItem({ draft, chosen: chosen ?? [] });
  const newItemUrl = paths.createItem({ returnTo });
  const hasItems = page.rows.length + recent.length + (chosen?.length ?? 0) > 0;
  return (
    <PostForm
      id={FORM_ID}
      action={invoicePaths.selectItem({ draft })}
      className="mx-auto max-w-form"
      onInput={handleInput}
    >
      <input type="hidden" name="key" value={key} />
      {answer ? (
        <div className="px-4 pt-4">
          <ErrorSummary fault={{ title: words.nothingAdded, text: answer.message }} />
        </div>
      ) : null}
      {hasItems || q ? (
        <p className="flex items-center gap-3 px-4 py-2">
          <span className="flex-1 text-sm text-quiet">{words.tickWhatYouSell}</span>
          <PageLink className="button" to={newItemUrl}>
            {words.newItem}
          </PageLink>
        </p>
      ) : null}
      <SellableList
        {...{ page, recent, q, symbol, chosen, registerRow }}
        hasQuantities
        notFoundAction={
          <PageLink
            className="button button-main break-words"
            to={paths.createItem({ returnTo, name: q })}
          >
            {fill(words.addNamed, { name: q })}
          </PageLink>
        }
      >
        <PageLink className="button button-main" to={newItemUrl}>
          {words.newItem}
        </PageLink>
      </SellableList>
      {hasItems ? (
        <ActionBar>
          <button name="add" value="1" className="button button-main w-full">
            {chosen && chosen.length > 0
              ? count(words.addItems, chosen.length, {
                  amount: addCurrencySymbol(symbol, formatChosenTotal(chosen)),
                })
              : words.addToInvoice}
          </button>
        </ActionBar>
      ) : null}
    </PostForm>
  );
}

type ItemPage = ReturnType<typeof useLoaderData<typeof loadItemChooser>>["page"];

/** Puts the chosen items of the last post on top of the list. */
function withChosenOnTop(page: ItemPage, chosenRows: SellableRow[]): ItemPage {
  if (chosenRows.length === 0) return page;
  return {
    ...page,
    rows: [
      ...chosenRows,
      ...page.rows.filter(({ id }) => !chosenRows.some((row) => row.id === id)),
    ],
  };
}

/**
 * Returns the formatted sum of the chosen items at catalogue prices before tax. An empty quantity
 * counts as 1, a quantity that cannot be parsed as 0.
 */
function formatChosenTotal(chosen: SellableRow[]): string {
  const { total } = calculateInvoice(
    chosen.map(({ quantity, salePrice }) => ({
      quantity: toDecimal(parseAmount(quantity || "1") ?? "0"),
      unitPrice: toDecimal(salePrice),
      discountPercent: toDecimal("0"),
      tax: null,
    })),
  );
  return formatAmount(total);
}
