import { count } from "../../../domain/words/in-languages";
import { invoiceSaveWords as saveWords } from "../../../domain/words/invoice-save";
import { wizardWords as words } from "../../../domain/words/invoice-wizard";
import { requireDraft } from "../form/draft/selection.server";
import { calculateForm } from "../amounts";
import { formatMoney } from "../../../domain/money/money";
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
      contactName || words.noContact,
      count(saveWords.lines, lines.length),
      formatMoney(symbol, total),
    ]
      .filter(Boolean)
      .join(" · "),
    steps: [
      { name: words.details, to: invoicePaths.invoiceDetails({ draft: name }) },
      { name: words.style, to: paths.personalizeInvoice({ draft: name }) },
      { name: words.preview, to: invoicePaths.invoicePreview({ draft: name }) },
    ],
  };
}
