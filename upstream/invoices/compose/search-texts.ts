import { searchText } from "../../wire/search-text";

type SearchedLine = { name: string; description: string; account_name: string | null };

/** By what an invoice's lines are found; a product's own name is searched for where it stands. */
export function linesSearchText(items: SearchedLine[]): string {
  return searchText(
    ...items.flatMap(({ name, description, account_name }) => [
      name,
      description,
      account_name ?? "",
    ]),
  );
}

/** By what an invoice is found itself: its number first, which `books:check` looks at. */
export function invoiceSearchText({
  no,
  memo,
  title,
}: Record<"no" | "memo" | "title", string>): string {
  return searchText(no, memo, title);
}
