import { useLocation, useNavigation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import type { Validator } from "remix-validated-form";
import { RequiredHint } from "~/ui/field";
import { LongForm } from "../long-form";
import { IS_COMPLETE } from "../complete-form";
import { Notices } from "./notices";
import type { RecordAnswer, RecordForm } from "./record";
import { closeQuestions, FORM_ID } from "./save-bar";

type Props<Form extends RecordForm> = {
  answer: RecordAnswer<Form>;
  companyId: string;
  validator: Validator<Record<string, unknown>>;
  /** What the record is called. */
  word: string;
  /** By field name. */
  labels: Record<string, string>;
  /** Names the block of what the upstream refused. */
  faultId?: string;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** The questions and buttons below the fields. */
  bar: ReactNode;
  children: ReactNode;
};

/** The frame of a record's form: complete as the server sends it. */
export function RecordEditor<Form extends RecordForm>({
  answer,
  companyId,
  validator,
  word,
  labels,
  faultId,
  onInput,
  bar,
  children,
}: Props<Form>) {
  const { form, revision } = answer;
  const place = useLocation();
  const { state } = useNavigation();
  return (
    <LongForm
      key={`${form.key} ${revision}`}
      id={FORM_ID}
      action={withForm(place, form.key)}
      validator={validator}
      defaultValues={form}
      onInput={onInput}
      onSubmit={closeQuestions}
      className="mx-auto max-w-form"
      aria-busy={state !== "idle"}
    >
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="company" value={companyId} />
      <input type="hidden" name="version" value={form.version} />
      <input type="hidden" name="revision" value={revision} />
      <div className="grid gap-6 p-4">
        <Notices
          answer={answer}
          word={word}
          labels={labels}
          other={withForm(place, answer.isOtherTab ? form.key : null)}
          faultId={faultId}
        />
        <RequiredHint />
        {children}
      </div>
      {/* A page that is still arriving posts what is there; this says that it was all of it. */}
      <input type="hidden" name={IS_COMPLETE} value="1" />
      {bar}
    </LongForm>
  );
}

/**
 * This page with the form that is kept under `key`: a reload, and a login in between, come back to
 * it.
 */
function withForm(
  { pathname, search }: { pathname: string; search: string },
  key: string | null,
): string {
  const params = new URLSearchParams(search);
  params.delete("form");
  if (key) params.set("form", key);
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}
