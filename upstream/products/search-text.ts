import { searchText } from "../search";

type Described = {
  name: string;
  sku: string;
  sale_description: string;
  purchase_description: string;
};

/** What a product is found by. */
export function productSearchText(product: Described): string {
  const { name, sku, sale_description, purchase_description } = product;
  return searchText(name, sku, sale_description, purchase_description);
}
