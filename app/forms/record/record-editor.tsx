import { useLocation, useNavigation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import type { Validator } from "remix-validated-form";
import { paths } from "~/paths";
import { RequiredHint } from "~/ui/field";
import type { FormAnswer } from "../answer";
import { Conflict } from "../conflict";
import { LongFormErrors } from "../long-form-errors";
import { HiddenFields } from "../form-field";
import { DraftAutosave } from "../draft-autosave";
import { LongForm } from "../long-form";
import type { RecordForm } from "./kind.server";
import { closeDialogs, FORM_ID, UnsavedNotice, StartOverDialog } from "./save-bar";

type Props<Form extends RecordForm> = {
  answer: FormAnswer<Form>;
  companyId: string;
  /** Something on the page was typed and kept before, and is not saved. */
  isUnsaved: boolean;
  validator: Validator<Record<string, unknown>>;
  /** What the record is called. */
  noun: string;
  /** By field name. */
  labels: Record<string, string>;
  /** Names the block of what the upstream refused. */
  faultId?: string;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** The questions and buttons below the fields. */
  bar: ReactNode;
  children: ReactNode;
};

/** The frame of a record's form. */
export function RecordEditor<Form extends RecordForm>({
  answer,
  companyId,
  isUnsaved,
  validator,
  noun: word,
  labels,
  faultId,
  onInput,
  bar,
  children,
}: Props<Form>) {
  const { form, revision, conflict } = answer;
  const place = useLocation();
  const { state } = useNavigation();
  const there = conflict?.isOtherTab ? "typed" : "saved";
  return (
    <LongForm
      key={`${form.key} ${revision}`}
      id={FORM_ID}
      revision={revision}
      companyId={companyId}
      action={draftAddress(place, form.key)}
      validator={validator}
      // The page before, such as the list, is one step back, however often it was sent.
      replace
      unsaved={{ wasPosted: isUnsaved && new URLSearchParams(place.search).has("form") }}
      defaultValues={form}
      onInput={onInput}
      onSubmit={closeDialogs}
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
          <Conflict
            title={
              `This ${word} was changed ` +
              `${conflict.isOtherTab ? "in another tab" : "by someone else"} meanwhile`
            }
            differences={conflict.differences}
            text={
              `What was typed here is below: save it again to keep it, or take what was ` +
              `${there} there.`
            }
          >
            {conflict.isOtherTab ? (
              <a className="button mt-3" href={draftAddress(place, form.key)}>
                Take what was typed there
              </a>
            ) : (
              <button name="intent" value="discard" className="button mt-3">
                Take what was saved there
              </button>
            )}
          </Conflict>
        ) : null}
        {isUnsaved ? <UnsavedNotice /> : null}
        <RequiredHint />
        {children}
      </div>
      <DraftAutosave address={paths.saveDraft({ of: place.pathname })} />
    </LongForm>
  );
}

/**
 * This page with the form that is kept under `key`: a reload, and a login in between, come back to
 * it.
 */
function draftAddress(
  { pathname, search }: { pathname: string; search: string },
  key: string,
): string {
  const params = new URLSearchParams(search);
  params.set("form", key);
  return `${pathname}?${params.toString()}`;
}
