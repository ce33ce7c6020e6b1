import { ErrorSummary } from "~/ui/error-summary";
import type { FormAnswer } from "./answer";
import { useLongForm } from "./long-form";

type Props = {
  answer: FormAnswer<unknown>;
  /** The labels of the fields, by field name. */
  labels: Record<string, string>;
};

/**
 * The list of errors above a long form: the fault, the server's errors of fields that were not
 * changed since, and the errors that the browser's check has found.
 */
export function LongFormErrors({ answer: { fieldErrors, fault }, labels }: Props) {
  const { changed, ...state } = useLongForm();
  const unchanged = Object.entries(fieldErrors).filter(([name]) => !changed.includes(name));
  return (
    <ErrorSummary
      errors={{ ...Object.fromEntries(unchanged), ...state.fieldErrors }}
      labels={labels}
      fault={fault}
    />
  );
}
