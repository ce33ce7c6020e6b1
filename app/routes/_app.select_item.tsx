import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import {
  selectForDraft,
  anchorOfLines,
  productLine,
  renderingKey,
  requireDraft,
  lineLimitError,
  withLines,
} from "~/invoices/choosers/draft-selection.server";
import { ActionBar } from "~/ui/action-bar";
import { Amount } from "~/ui/amount";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { PagedList } from "~/ui/paged-list";
import { PastEnd } from "~/ui/past-end";
import { PostForm } from "~/ui/post-form";
import { backToForm } from "~/invoices/choosers/back-to-form";
import type { Screen } from "~/ui/shell/screen";
import { TickRow } from "~/ui/tick-row";
import { titled } from "~/ui/title";
import { MOST_LINES } from "~/invoices/schema";
import { readPages } from "~/models/pages.server";
import { pageNumber } from "~/lib/page-number";
import { readSearch } from "~/lib/search";
import { baseCurrency, readInvoiceLists } from "~/models/invoices/choices.server";
import {
  findSellableProducts,
  listSellableProducts,
  type SellableProduct,
} from "~/models/products/sellable.server";
import { paths, type DraftName } from "~/paths";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = titled("Select Item");

const FORM = "items";

export const handle: Screen = {
  title: "Select Item",
  back: (at) => backToForm(at),
  search: { label: "Search items", form: FORM, isAlwaysOpen: true },
};

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    const { name } = await requireDraft(session, request);
    const { searchParams } = new URL(request.url);
    const { q } = readSearch(searchParams);
    const ticked = searchParams.getAll("item").slice(0, MOST_LINES);
    const ask = (page: number) => listSellableProducts(session, { search: q, page });
    const [chosen, { currencies }, { rows, more, total, pastEnd }] = await Promise.all([
      findSellableProducts(session, ticked),
      readInvoiceLists(session, name),
      readPages(searchParams, ask, (page) =>
        paths.selectItem({ draft: name, q, page, chosen: ticked }),
      ),
    ]);
    const others = rows.filter(({ id }) => !ticked.includes(id));
    // What was ticked before a search stays ticked, on top.
    const onTop = searchParams.has("only") ? [] : chosen;
    return {
      q,
      draft: name,
      key: renderingKey(),
      symbol: baseCurrency(currencies)?.symbol ?? "",
      page: {
        rows: [
          ...onTop.map((product) => toRow(product, true)),
          ...others.map((product) => toRow(product, false)),
        ],
        more,
        total,
        pastEnd,
      },
    };
  });
}

function toRow({ id, name, sku, priceShown }: SellableProduct, isTicked: boolean) {
  return { id, name, sku, price: priceShown, isTicked };
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, async ({ session, form: posted }) => {
    const { name, draft } = await requireDraft(session, request);
    const ids = [...new Set(posted.getAll("item").map(String))];
    if (!posted.has("add")) return redirect(addressOf(posted, { draft: name, chosen: ids }));
    if (ids.length === 0) return data({ message: "Tick at least one item.", ticked: [] }, 422);
    const noRoom = lineLimitError(draft, ids.length);
    const [products, { currencies, tax_codes }] = await Promise.all([
      findSellableProducts(session, ids),
      readInvoiceLists(session, name),
    ]);
    if (noRoom)
      return data(
        { message: noRoom, ticked: products.map((product) => toRow(product, true)) },
        422,
      );
    if (products.length === 0)
      return data({ message: "These items are no longer sold. Tick others.", ticked: [] }, 422);
    const pricedIn = baseCurrency(currencies)?.code ?? "";
    const lines = products.map((product) =>
      productLine(product, { pricedIn, taxCodes: tax_codes }),
    );
    const to = paths.invoiceForm({ draft: name, at: anchorOfLines(lines) });
    return selectForDraft(session, {
      request,
      name,
      draft,
      posted,
      change: (form) => withLines(form, lines),
      to,
    });
  });
}

/**
 * Of the list as the buttons for search and the next page ask for it; what was ticked goes along.
 */
function addressOf(posted: FormData, at: { draft: DraftName; chosen: string[] }): string {
  const asked = new URLSearchParams(
    [...posted].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const page = pageNumber(asked);
  return paths.selectItem({ ...at, q: readSearch(asked).q, page: page > 1 ? page : undefined });
}

export { loadPage as clientLoader } from "~/ui/use-more-pages";

export default function SelectItem() {
  const { q, draft, key, symbol, page } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const shown = useMemo(() => withTicked(page, refusal?.ticked ?? []), [page, refusal]);
  return (
    <PostForm id={FORM} action={paths.selectItem({ draft })} className="mx-auto max-w-form">
      <input type="hidden" name="key" value={key} />
      {refusal ? (
        <div className="px-4 pt-4">
          <ErrorSummary fault={{ title: "Nothing was added", text: refusal.message }} />
        </div>
      ) : null}
      <p className="px-4 py-2 text-right">
        <Link className="button" to={paths.createItem({ returnTo: paths.selectItem({ draft }) })}>
          New item
        </Link>
      </p>
      <PastEnd page={page} />
      {shown.rows.length === 0 ? (
        page.pastEnd ? null : (
          <EmptyState
            icon="item"
            text={
              q
                ? "No result found. Check your spelling and try again."
                : "Let's add your first item!"
            }
          />
        )
      ) : (
        <PagedList page={shown} isInForm>
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
      )}
      <ActionBar>
        <button name="add" value="1" className="button button-main w-full">
          Add to invoice
        </button>
      </ActionBar>
    </PostForm>
  );
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>["page"];

/** What was refused stays ticked, on top, wherever in the list it stands. */
function withTicked(page: Shown, ticked: Shown["rows"]): Shown {
  if (ticked.length === 0) return page;
  return {
    ...page,
    rows: [...ticked, ...page.rows.filter(({ id }) => !ticked.some((row) => row.id === id))],
  };
}
