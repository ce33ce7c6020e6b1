import { createContext, useContext, type ComponentProps, type FocusEvent } from "react";
import { useFormContext, ValidatedForm } from "remix-validated-form";
import { FormProof } from "~/components/post-form";
import { AskToLeave } from "~/long-form/ask-to-leave";

export type LongFormState = ReturnType<typeof useFormContext>;

const StateContext = createContext<LongFormState | null>(null);

/**
 * A form with the browser's own check of its fields. The form library is asked for the form's state once and for all:
 * its `useField` watches it a dozen times for each field, which an old phone feels.
 */
export function LongForm({ children, ...form }: Omit<ComponentProps<typeof ValidatedForm>, "method" | "noValidate"> & { id: string }) {
  return (
    <ValidatedForm {...form} method="post" noValidate>
      <FormProof />
      <AskToLeave formId={form.id} />
      {/* The Enter key presses the first button. */}
      <button name="intent" value="update" className="sr-only" tabIndex={-1} aria-hidden="true">
        Update
      </button>
      <WithState>{children}</WithState>
    </ValidatedForm>
  );
}

function WithState({ children }: Pick<ComponentProps<typeof ValidatedForm>, "children">) {
  return <StateContext.Provider value={useFormContext()}>{children}</StateContext.Provider>;
}

/** What the form library knows of the long form around. */
export function useLongForm(): LongFormState {
  const state = useContext(StateContext);
  if (!state) throw new Error("There is no LongForm around.");
  return state;
}

export function useFieldError(name: string): string | undefined {
  return useLongForm().fieldErrors[name];
}

/** A field is checked when it is left, and from then on as it is typed into. */
export function useFieldCheck(name: string, onBlur?: (event: FocusEvent<HTMLInputElement>) => void) {
  const { touchedFields, hasBeenSubmitted, validateField, clearError, setFieldTouched } = useLongForm();
  const isChecked = hasBeenSubmitted || touchedFields[name] === true;
  return {
    onChange() {
      if (isChecked) void validateField(name);
      else clearError(name);
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      if (!isChecked) void validateField(name);
      setFieldTouched(name, true);
      onBlur?.(event);
    },
  };
}
