import type { ReactNode } from "react";
import { ErrorSummary } from "~/ui/error-summary";
import { PostForm } from "~/ui/post-form";
import type { KeyedForm } from "./answer";
import type { ShortFormAnswer } from "./use-short-form";

/** The id of the form element. */
export const SHORT_FORM_ID = "short-form";

/** The `formFor` of a screen with a short form, which a barrier can replace. */
export function findShortForm(data: unknown): string | undefined {
  const hasBarrier = typeof data === "object" && data !== null && "barrier" in data && data.barrier;
  return hasBarrier ? undefined : SHORT_FORM_ID;
}

type Props = {
  /** What `useShortForm` returns. */
  answer: ShortFormAnswer<KeyedForm>;
  /** The labels of the fields by name, for the list of errors. */
  labels: Record<string, string>;
  companyId: string;
  /** The buttons below the fields, as wide as the page. */
  bar?: ReactNode;
  children: ReactNode;
};

/** A form without a draft. `submitShortForm` handles its post. */
export function ShortForm({ answer, labels, companyId, bar, children }: Props) {
  const { form, errors, fault } = answer;
  return (
    <PostForm id={SHORT_FORM_ID} className="mx-auto max-w-form" noValidate>
      <div className="grid grid-cols-1 gap-4 p-4">
        <ErrorSummary errors={errors} labels={labels} fault={fault} />
        <input type="hidden" name="key" value={form.key} />
        <input type="hidden" name="company" value={companyId} />
        {children}
      </div>
      {bar}
    </PostForm>
  );
}
