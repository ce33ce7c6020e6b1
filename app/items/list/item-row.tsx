import { Link } from "@remix-run/react";
import type { ProductRow as Item } from "~/models/products/list.server";
import { paths } from "~/paths";
import { Amount } from "~/ui/amount";
import { returnToList, useListPlace } from "~/ui/list-place";

/** Name and price on the first line; number and stock on the second, then what it is. */
export function ItemRow({
  item: { id, name, sku, description, stock, price },
  symbol,
}: {
  item: Item;
  symbol: string;
}) {
  const { here } = useListPlace();
  return (
    <Link className="row" to={paths.editItem(id, returnToList(here, paths.items()))}>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-3">
          <span className="min-w-0 flex-1 font-medium">{name}</span>{" "}
          <Amount symbol={symbol} figure={price} />
        </span>{" "}
        <span className="mt-1 flex gap-3 text-sm text-quiet">
          <span className="min-w-0 flex-1 truncate">
            {sku ? <span className="sr-only">Item number </span> : null}
            {sku || "Number: Not provided"}
          </span>{" "}
          {stock ? <span className="whitespace-nowrap">{stock}</span> : null}
        </span>{" "}
        <span className="block truncate text-sm text-quiet">
          {description || "Description: Not provided"}
        </span>
      </span>
    </Link>
  );
}
