import { toShownGroups } from "../../../../domain/given-names";
import { readListsOrCached } from "~/models/lists.server";
import type { Session } from "~/server/session/session-storage.server";
import { createFormKey, requireDraft } from "~/invoices/form/draft/selection.server";

/** Returns the income accounts in their groups. */
export async function loadIncomeAccountChooser(session: Session, request: Request) {
  await requireDraft(session, request);
  const { categories } = await readListsOrCached(session, ["categories"]);
  const groups = toShownGroups(categories.filter(({ items }) => items.length > 0));
  return { groups, key: createFormKey() };
}
