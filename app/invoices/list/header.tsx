import { useRouteLoaderData } from "@remix-run/react";
import { invoiceListWords as words } from "../../../domain/words/invoice-list";
import { parseSearch } from "~/lib/search";
import { paths, parsePeriodParams } from "~/paths";
import type { Screen } from "~/shell/screen";
import { Suggestions } from "~/ui/suggestions";
import type { loadInvoiceList } from "./loader.server";
import { TOOLS_ID } from "./page";
import { INVOICE_TABS } from "../tabs";

export const invoiceListScreen: Screen = {
  get title() {
    return words.title;
  },
  paintsWith: TOOLS_ID,
  formFor: (data) => (data as Awaited<ReturnType<typeof loadInvoiceList>>).formId,
  search: {
    get label() {
      return words.search;
    },
    Suggestions: InvoiceSuggestions,
  },
  tabs: ({ params: { cat = "all" }, search }) =>
    INVOICE_TABS.map((name) => ({
      name: words.tabs[name],
      to: paths.invoices(name, { ...parsePeriodParams(search), q: parseSearch(search).q }),
      isCurrent: name === cat,
    })),
  add: (_here, extensions) => ({
    label: words.add,
    choices: [
      { label: words.createInvoice, to: paths.createInvoice(), icon: "invoice" },
      ...(extensions.includes("cash_sale")
        ? [{ label: words.cashSale, to: paths.cashSale(), icon: "payment" } as const]
        : []),
    ],
  }),
};

function InvoiceSuggestions({ typed }: { typed: string | null }) {
  // The header is rendered outside the route, so it reads the route's data by the route's id.
  const listData = useRouteLoaderData<typeof loadInvoiceList>("routes/_app.invoices.($cat)");
  return (
    <Suggestions
      sent={listData?.suggestions ?? null}
      typed={typed}
      addressOf={(q) => paths.invoices(listData?.tab, { ...listData?.params, q })}
    />
  );
}
