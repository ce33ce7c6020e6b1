import type { SortableColumn } from "~/ui/table-head.server";
import { SORTS } from "../periods/choice.server";

type SortName = (typeof SORTS)[number]["name"];

const by = (name: SortName) => SORTS.find((sort) => sort.name === name);

/** The cells of an invoice's row. */
export const COLUMNS: SortableColumn[] = [
  { name: "Date", sort: by("date") },
  { name: "Number" },
  { name: "Customer", sort: by("contact") },
  { name: "Due", sort: by("due_date") },
  { name: "Total", isFigure: true },
  { name: "Still to pay", isFigure: true, sort: by("balance") },
  { name: "Status" },
];
