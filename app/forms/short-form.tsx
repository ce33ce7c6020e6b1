import type { ReactNode } from "react";
import { ErrorSummary } from "~/ui/error-summary";
import { PostForm } from "~/ui/post-form";
import type { KeyedForm } from "./answer";
import type { ShortFormAnswer } from "./use-short-form";

type Props = {
  /** As `useShortForm` returns it. */
  answer: ShortFormAnswer<KeyedForm>;
  /** By field name, for the list of errors. */
  labels: Record<string, string>;
  companyId: string;
  /** Below the fields, as wide as the page. */
  bar?: ReactNode;
  children: ReactNode;
};

/** A form of one page that is kept nowhere; see `submitShortForm` for what becomes of it. */
export function ShortForm({ answer: shown, labels, companyId, bar, children }: Props) {
  const { form, errors, fault } = shown;
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
