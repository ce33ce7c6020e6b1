import type { ReactNode } from "react";
import { ErrorSummary } from "~/ui/error-summary";
import { PostForm } from "~/ui/post-form";
import type { KeyedForm } from "./answer";
import type { ShortFormAnswer } from "./use-short-form";

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
    <PostForm className="mx-auto max-w-form" noValidate>
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
