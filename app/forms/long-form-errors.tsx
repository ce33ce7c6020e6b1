import { ErrorSummary } from "~/ui/error-summary";
import type { FormAnswer } from "./answer";
import { useLongForm } from "./long-form";

type Props = {
  answer: FormAnswer<unknown>;
  /** By field name. */
  labels: Record<string, string>;
};

/**
 * On top of a long form: what the server found wrong with it and is not changed yet, and what script
 * has found since.
 */
export function LongFormErrors({ answer: { fieldErrors, fault }, labels }: Props) {
  const { changed, ...checked } = useLongForm();
  const unchanged = Object.entries(fieldErrors).filter(([name]) => !changed.includes(name));
  return (
    <ErrorSummary
      errors={{ ...Object.fromEntries(unchanged), ...checked.fieldErrors }}
      labels={labels}
      fault={fault}
    />
  );
}
