import { requireDraft } from "../form/draft/selection.server";
import { calculateForm } from "../amounts";
import { formatMoney } from "../../../domain/money/money";
import { pluralize } from "~/lib/pluralize";
import { readFormContext } from "../form/context.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { invoicePaths } from "../paths";

/**
 * Returns the steps of the wizard and a summary of the draft that the address names. Returns null
 * when the page of the style is opened without a draft.
 */
export async function loadWizard(session: Session, request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === paths.personalizeInvoice() && !searchParams.has("draft")) return null;
  const { name, draft } = await requireDraft(session, request);
  const { lists, rules } = await readFormContext(session, name);
  const { no, contactName, lines } = draft.form;
  const { total } = calculateForm(draft.form, rules);
  const symbol = lists.currencies.find(({ id }) => id === draft.form.currencyId)?.symbol ?? "";
  return {
    summary: [
      no,
      contactName || "no contact yet",
      pluralize(lines.length, "line"),
      formatMoney(symbol, total),
    ]
      .filter(Boolean)
      .join(" · "),
    steps: [
      { name: "Details", to: invoicePaths.invoiceDetails({ draft: name }) },
      { name: "Style", to: paths.personalizeInvoice({ draft: name }) },
      { name: "Preview", to: invoicePaths.invoicePreview({ draft: name }) },
    ],
  };
}
