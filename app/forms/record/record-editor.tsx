import { useLocation, useNavigation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { formWords as words } from "../../../domain/words/forms";
import type { Validator } from "remix-validated-form";
import { paths } from "~/paths";
import { RequiredHint } from "~/ui/field";
import type { FormAnswer } from "../answer";
import { ConflictNotice } from "../conflict";
import { LongFormErrors } from "../long-form-errors";
import { HiddenFields } from "../form-field";
import { DraftAutosave } from "../draft-autosave";
import { LongForm } from "../long-form";
import type { RecordForm } from "./kind.server";
import { closeRecordDialogs, RECORD_FORM_ID, UnsavedNotice, StartOverDialog } from "./save-bar";

type Props<Form extends RecordForm> = {
  answer: FormAnswer<Form>;
  companyId: string;
  /** True when the draft has input that is not saved to the API. */
  isUnsaved: boolean;
  validator: Validator<Record<string, unknown>>;
  /** The titles of a conflict, with another tab and with another user. */
  conflictTitles: { otherTab: string; otherUser: string };
  /** The labels of the fields, by field name. */
  labels: Record<string, string>;
  /** The id of the element around the list of errors. */
  faultId?: string;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** The dialogs and buttons below the fields. */
  bar: ReactNode;
  children: ReactNode;
};

/** The form of a contact or an item, around its fields. */
export function RecordEditor<Form extends RecordForm>({
  answer,
  companyId,
  isUnsaved,
  validator,
  conflictTitles,
  labels,
  faultId,
  onInput,
  bar,
  children,
}: Props<Form>) {
  const { form, revision, conflict } = answer;
  const location = useLocation();
  const { state } = useNavigation();
  return (
    <LongForm
      key={`${form.key} ${revision}`}
      id={RECORD_FORM_ID}
      revision={revision}
      companyId={companyId}
      action={draftAddress(location, form.key)}
      validator={validator}
      // With `replace`, the page before the form is one step back, however often the form was
      // posted.
      replace
      unsaved={{ wasPosted: isUnsaved && new URLSearchParams(location.search).has("form") }}
      defaultValues={form}
      onInput={onInput}
      onSubmit={closeRecordDialogs}
      aria-busy={state !== "idle"}
      bar={
        <>
          {isUnsaved ? <StartOverDialog /> : null}
          {bar}
        </>
      }
    >
      <HiddenFields prefix="" values={form} names={["key", "version"]} />
      <div className="grid gap-6 p-4">
        <div id={faultId} className="contents">
          <LongFormErrors answer={answer} labels={labels} />
        </div>
        {conflict ? (
          <ConflictNotice
            title={conflict.isOtherTab ? conflictTitles.otherTab : conflictTitles.otherUser}
            differences={conflict.differences}
            text={conflict.isOtherTab ? words.conflict.typedThere : words.conflict.savedThere}
          >
            {conflict.isOtherTab ? (
              <a className="button mt-3" href={draftAddress(location, form.key)}>
                {words.conflict.takeTyped}
              </a>
            ) : (
              <button name="intent" value="discard" className="button mt-3">
                {words.conflict.takeSaved}
              </button>
            )}
          </ConflictNotice>
        ) : null}
        {isUnsaved ? <UnsavedNotice /> : null}
        <RequiredHint />
        {children}
      </div>
      <DraftAutosave address={paths.saveDraft({ of: location.pathname })} />
    </LongForm>
  );
}

/**
 * Returns the address of this page with the key of the draft. A reload, or a login in between,
 * shows the same draft.
 */
function draftAddress(
  { pathname, search }: { pathname: string; search: string },
  key: string,
): string {
  const params = new URLSearchParams(search);
  params.set("form", key);
  return `${pathname}?${params.toString()}`;
}
