import type { Column } from "~/ui/table-head.server";
import { SORTS, sortKept, type Kept, type ListChoice } from "../periods/choice.server";

type SortName = (typeof SORTS)[number]["name"];

/** The cells of an invoice's row. */
export const COLUMNS: (Column & { sort?: SortName })[] = [
  { name: "Date", sort: "date" },
  { name: "Number" },
  { name: "Customer", sort: "contact" },
  { name: "Due", sort: "due_date" },
  { name: "Total", isFigure: true },
  { name: "Left", isFigure: true, sort: "balance" },
  { name: "Status" },
];

/** With links that sort the list, and the other way round where it is sorted so. */
export function sortable(choice: ListChoice, addressOf: (kept: Kept) => string): Column[] {
  const { sort: _, order: __, ...days } = choice.kept;
  return COLUMNS.map(({ sort: name, ...column }) => {
    const sort = SORTS.find((each) => each.name === name);
    if (!sort) return column;
    const isSorted = sort === choice.sort;
    const reversed = choice.order === "asc" ? "desc" : "asc";
    const order = isSorted ? reversed : sort.usual;
    const sortAt = addressOf({ ...days, ...sortKept({ sort, order }) });
    return { ...column, sortAt, order: isSorted ? choice.order : undefined };
  });
}
