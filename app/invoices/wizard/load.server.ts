import { readDraft } from "../draft.server";
import { describeDraft } from "../form/answer.server";
import { readContext } from "../form/context.server";
import { paths, readDraftName } from "~/paths";
import type { Session } from "~/server/session/record.server";

/**
 * The steps of the draft in the address, and the draft in a sentence; null when no draft is
 * written.
 */
export async function loadWizard(session: Session, request: Request) {
  const name = readDraftName(new URL(request.url).searchParams.get("draft"));
  const draft = name && (await readDraft(session, name));
  if (!draft) return null;
  const { lists, rules } = await readContext(session, name);
  const { contactName, lines, total } = describeDraft(draft.form, rules);
  const symbol = lists.currencies.find(({ id }) => id === draft.form.currencyId)?.symbol ?? "";
  return {
    summary: [draft.form.no, contactName, lines, `${symbol} ${total}`].filter(Boolean).join(" · "),
    steps: [
      { name: "Details", to: paths.invoiceDetails({ draft: name }) },
      { name: "Style", to: paths.personalizeInvoice({ draft: name }) },
      { name: "Preview", to: paths.invoicePreview({ draft: name }) },
    ],
  };
}
