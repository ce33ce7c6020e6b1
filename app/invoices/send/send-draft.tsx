import { useActionData, useNavigation } from "@remix-run/react";
import { connectionErrorMessage } from "~/lib/fault-messages";
import { paths } from "~/paths";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";
import { ErrorSummary } from "~/ui/error-summary";
import { PageLink } from "~/ui/page-link";
import { PostForm } from "~/ui/post-form";
import type { submitSend } from "./action.server";
import { MARK_SENT } from "./intent";
import type { SendDraftData } from "./page-data";
import { commonWords } from "../../../domain/words/common";
import { joinSentences } from "../../../domain/words/in-languages";
import { sendWords as words } from "../../../domain/words/send";

/** Shows a question that the user confirms before a draft invoice is marked as sent. */
export function SendDraftQuestion({
  draft: {
    id,
    companyId,
    key,
    contactName,
    what,
    question: { title, text },
    hasChanges,
  },
}: {
  draft: SendDraftData;
}) {
  const answer = useActionData<typeof submitSend | (() => ConnectionErrorAnswer)>();
  const { state } = useNavigation();
  const fault = hasConnectionError(answer) ? connectionErrorMessage() : (answer?.fault ?? null);
  return (
    <PostForm className="mx-auto grid max-w-form grid-cols-1 gap-6 p-4">
      <ErrorSummary fault={fault} />
      <p>
        <span className="block font-medium">{contactName}</span>
        <span className="text-sm text-quiet">{what}</span>
      </p>
      {hasChanges ? <p className="notice">{words.draft.hasChanges}</p> : null}
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="company" value={companyId} />
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="mt-2">{joinSentences([text, words.draft.next])}</p>
      </div>
      <p className="flex justify-end gap-3">
        <PageLink className="button button-plain" to={paths.editInvoice(id)}>
          {commonWords.no}
        </PageLink>
        <button
          name="intent"
          value={MARK_SENT}
          className="button button-main"
          disabled={state === "submitting"}
        >
          {commonWords.yes}
        </button>
      </p>
    </PostForm>
  );
}
