import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { choose, newLine, renderingKey, requireDraft } from "~/choosing.server";
import { EmptyState } from "~/components/empty-state";
import { ErrorSummary } from "~/components/error-summary";
import { SearchField } from "~/components/search-form";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { MOST_LINES } from "~/forms/invoice";
import { pageNumber } from "~/lib/page-number";
import { baseCurrency } from "~/models/invoice-lists.server";
import { readRememberedLists } from "~/models/lists.server";
import { findSellableProducts, listSellableProducts, type SellableProduct } from "~/models/products.server";
import { PAGE_ROWS } from "~/models/wire.server";
import { paths } from "~/paths";
import { withPost, withSession } from "~/session.server";

export const meta = titled("Select Item");

export const handle: Screen = {
  title: "Select Item",
  back: { to: paths.createInvoice(), label: "Back to create invoice" },
};

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    const { name } = await requireDraft(session, request);
    const { searchParams } = new URL(request.url);
    const q = (searchParams.get("q") ?? "").slice(0, 100);
    const last = pageNumber(searchParams);
    const ticked = searchParams.getAll("item").slice(0, MOST_LINES);
    const [chosen, currencies, ...pages] = await Promise.all([
      findSellableProducts(session, ticked),
      readRememberedLists(session, ["currencies"]),
      ...Array.from({ length: last }, (_, index) => listSellableProducts(session, { search: q, page: index + 1 })),
    ]);
    const hasMore = (pages.at(-1)?.length ?? 0) >= PAGE_ROWS;
    const toShown = ({ id, name, sku, priceShown }: SellableProduct) => ({ id, name, sku, price: priceShown });
    return {
      q,
      draft: name,
      key: renderingKey(),
      symbol: baseCurrency(currencies.currencies)?.symbol ?? "",
      // What was ticked before a search stays ticked, on top.
      chosen: chosen.map(toShown),
      items: pages.flat().filter(({ id }) => !ticked.includes(id)).map(toShown),
      more: hasMore ? paths.selectItem({ draft: name, q, page: last + 1, chosen: ticked }) : null,
    };
  });
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, async ({ session, form: posted }) => {
    const { draft } = await requireDraft(session, request);
    const ids = [...new Set(posted.getAll("item").map(String))];
    if (ids.length === 0) return data({ message: "Tick at least one item." }, 422);
    if (draft.form.lines.length + ids.length > MOST_LINES) {
      return data({ message: `An invoice has at most ${MOST_LINES} lines. Tick fewer items.` }, 422);
    }
    const [products, { currencies }] = await Promise.all([
      findSellableProducts(session, ids),
      readRememberedLists(session, ["currencies"]),
    ]);
    const pricedIn = baseCurrency(currencies)?.code ?? "";
    const lines = products.map((product) => newLine(product, pricedIn));
    const to = paths.createInvoice({ at: lines[0] ? `line-${lines[0].id}` : "lines" });
    return choose(session, { request, draft, posted, change: (form) => ({ ...form, lines: [...form.lines, ...lines] }), to });
  });
}

export default function SelectItem() {
  const { q, draft, key, symbol, chosen, items, more } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <Form className="mx-auto max-w-form">
      <input type="hidden" name="draft" value={draft} />
      <input type="hidden" name="key" value={key} />
      <div className="flex items-center gap-2 px-4 py-3" role="search">
        <SearchField q={q} label="Search items" clear={paths.selectItem({ draft, chosen: chosen.map(({ id }) => id) })} />
      </div>
      {refusal ? (
        <div className="px-4">
          <ErrorSummary errors={{}} fault={{ title: "Nothing was added", text: refusal.message }} />
        </div>
      ) : null}
      {chosen.length + items.length === 0 ? (
        <EmptyState icon="item" text={q ? "No result found. Check your spelling and try again." : "Let's add your first item!"} />
      ) : null}
      <ul>
        {[...chosen, ...items].map((item, index) => (
          <li key={item.id}>
            <label className="row">
              <input type="checkbox" name="item" value={item.id} defaultChecked={index < chosen.length} className="tick" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{item.name}</span>
                <span className="block text-sm text-quiet">{item.sku || "Not provided"}</span>
              </span>
              <span className="figures whitespace-nowrap">
                <span className="symbol">{symbol}</span> {item.price}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {more ? (
        <p className="p-4 text-center">
          <Link className="button" to={more} preventScrollReset>
            Load more
          </Link>
        </p>
      ) : null}
      <div className="action-bar">
        <button className="button button-main w-full" formMethod="post" formAction={paths.selectItem({ draft })}>
          Add to invoice
        </button>
      </div>
    </Form>
  );
}
