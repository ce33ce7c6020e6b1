import { itemWords as words } from "../../../domain/words/items";
import type { ProductRow as Item } from "~/models/products/list.server";
import { paths } from "~/paths";
import { Amount } from "~/ui/amount";
import { toReturnParam, useListUrl } from "~/ui/list-url";
import { RowDetail } from "~/ui/row-detail";
import { PageLink } from "~/ui/page-link";

/**
 * A row of the item list. On a phone, the first line has the name and the price, and the second
 * line has the number and the stock.
 */
export function ItemRow({
  item: { id, name, sku, description, stock, use, price },
  symbol,
}: {
  item: Item;
  symbol: string;
}) {
  const { url } = useListUrl();
  return (
    <div role="row" className="row">
      <span role="cell" className="row-name">
        <PageLink className="row-link" to={paths.editItem(id, toReturnParam(url, paths.items()))}>
          {name}
        </PageLink>
      </span>{" "}
      <RowDetail name={words.columns.number} value={sku} />{" "}
      <RowDetail name={words.columns.description} value={description} />{" "}
      <span role="cell" className="wide">
        {use}
      </span>{" "}
      <span role="cell" className="second">
        {stock}
      </span>{" "}
      <span role="cell">
        <Amount symbol={symbol} figure={price} />
      </span>
    </div>
  );
}
