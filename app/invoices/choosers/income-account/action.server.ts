import { chooserWords as words } from "../../../../domain/words/choosers";
import { data } from "@remix-run/node";
import { UPDATE_INTENT } from "~/forms/short-form.server";
import { readFieldText } from "~/lib/field-text";
import { readListsOrCached } from "~/models/lists.server";
import type { Session } from "~/server/session/session-storage.server";
import {
  findLineLimitError,
  requireDraft,
  addLinesToDraft,
  toServiceLine,
} from "~/invoices/form/draft/selection.server";

/** Adds a line with a service for each chosen account, and redirects to the form. */
export async function submitIncomeAccountChooser(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  const { name, draft } = await requireDraft(session, request);
  const { categories } = await readListsOrCached(session, ["categories"]);
  const ids = posted.getAll("account").map(String);
  const lines = categories.flatMap(({ items }) =>
    items.filter(({ id }) => ids.includes(id)).map(toServiceLine),
  );
  if (readFieldText(posted, "intent") === UPDATE_INTENT) return data({ message: null, ids });
  if (lines.length === 0) return data({ message: words.tickAccount, ids }, 422);
  const limitError = findLineLimitError(draft, lines.length);
  if (limitError) return data({ message: limitError, ids }, 422);
  return addLinesToDraft(session, { request, name, draft, posted }, lines);
}
