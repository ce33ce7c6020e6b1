import { searchText } from "../../wire/search-text";

type Item = { name: string; description: string; account_name: string | null };

/** By what an invoice's lines are found; a product's own name is searched for where it stands. */
export function itemsText(items: Item[]): string {
  return searchText(
    ...items.flatMap(({ name, description, account_name }) => [
      name,
      description,
      account_name ?? "",
    ]),
  );
}

/** By what an invoice is found itself: its number first, which `books:check` looks at. */
export function invoiceText({ no, memo, title }: Record<"no" | "memo" | "title", string>): string {
  return searchText(no, memo, title);
}
