import { toSearchText } from "../../wire/search-text";

type SearchedLine = { name: string; description: string; account_name: string | null };

/**
 * Returns the search text of an invoice's lines. The current names of products are searched
 * separately.
 */
export function buildLinesSearchText(items: SearchedLine[]): string {
  return toSearchText(
    ...items.flatMap(({ name, description, account_name }) => [
      name,
      description,
      account_name ?? "",
    ]),
  );
}

/** Returns the search text of an invoice. The number comes first, which `books:check` verifies. */
export function buildInvoiceSearchText({
  no,
  memo,
  title,
}: Record<"no" | "memo" | "title", string>): string {
  return toSearchText(no, memo, title);
}
