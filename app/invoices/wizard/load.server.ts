import { readDraft } from "../draft.server";
import { calculateForm } from "../amounts";
import { formatMoney } from "../../../money/money";
import { pluralize } from "~/lib/pluralize";
import { readContext } from "../form/context.server";
import { paths, readDraftName } from "~/paths";
import type { Session } from "~/server/session/record.server";
import { invoicePaths } from "../paths";

/**
 * The steps of the draft in the address, and the draft in a sentence; null when no draft is
 * written.
 */
export async function loadWizard(session: Session, request: Request) {
  const name = readDraftName(new URL(request.url).searchParams.get("draft"));
  const draft = name && (await readDraft(session, name));
  if (!draft) return null;
  const { lists, rules } = await readContext(session, name);
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
