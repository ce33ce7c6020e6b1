import { renderToStaticMarkup } from "react-dom/server";

/** As markup, like the tools of the list: which of a tab's invoices are shown, and the way to all. */
export function drawNarrowed(filteredTo: string, toAll: string): string {
  return renderToStaticMarkup(
    <p className="flex flex-wrap items-center justify-between gap-x-3 px-4 text-sm">
      <span>Only {filteredTo} invoices</span>
      <a className="link py-3" href={toAll}>
        Show all
      </a>
    </p>,
  );
}
