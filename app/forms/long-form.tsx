import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from "react";
import { useFormContext, ValidatedForm } from "remix-validated-form";
import { formWords as words } from "../../domain/words/forms";
import { FormProof } from "~/ui/post-form";
import { watchPresses } from "~/ui/press";
import { ConfirmLeave, type UnsavedFormState } from "./confirm-leave";
import { FORM_COMPLETE_FIELD } from "./complete-form";

type LibraryState = ReturnType<typeof useFormContext>;

type LongFormState = {
  /** Messages by field name. */
  fieldErrors: Record<string, string>;
  isSubmitting: boolean;
  /** The names of the fields that were changed since the server's last answer. */
  changed: readonly string[];
  /** The newest state of the form library, for event handlers. */
  latest: { readonly current: LibraryState };
};

const LongFormContext = createContext<LongFormState | null>(null);

type Props = Omit<ComponentProps<typeof ValidatedForm>, "method" | "noValidate" | "className"> & {
  id: string;
  /** The revision of the draft that is shown. */
  revision: number;
  /**
   * The company of the form. The server rejects a post when the user has switched to another
   * company.
   */
  companyId: string;
  unsaved?: UnsavedFormState;
  /** The dialogs and buttons below the fields. */
  bar: ReactNode;
  /**
   * Messages by field name, for a form that is opened to be completed. A message disappears once
   * its field is corrected.
   */
  initialErrors?: Record<string, string>;
};

/**
 * A form that works without script and that the browser checks too when script is available. The
 * form library's state is read once for all fields: its `useField` subscribes about twelve times
 * per field, which is slow on an old phone.
 */
export function LongForm({
  revision,
  companyId,
  unsaved,
  bar,
  initialErrors = {},
  children,
  onInput,
  ...form
}: Props) {
  useEffect(() => watchPresses(), []);
  const [changed, setChanged] = useState<readonly string[]>([]);
  function trackInput(event: FormEvent<HTMLFormElement>) {
    const name = fieldNameOf(event.target);
    if (name) {
      setChanged((previous) => (previous.includes(name) ? previous : [...previous, name]));
      recheckField(form.id, name);
    }
    onInput?.(event);
  }
  return (
    <ValidatedForm
      {...form}
      onInput={trackInput}
      method="post"
      noValidate
      className="mx-auto max-w-form"
    >
      <FormProof />
      <ConfirmLeave formId={form.id} unsaved={unsaved} />
      {/* The Enter key presses the first button of a form. */}
      <button name="intent" value="update" className="sr-only" tabIndex={-1} aria-hidden="true">
        {words.update}
      </button>
      <input type="hidden" name="company" value={companyId} />
      <input type="hidden" name="revision" value={revision} />
      <LongFormStateProvider formId={form.id} initialErrors={initialErrors} changed={changed}>
        {children}
        {/* A page that is still loading posts only the fields that have arrived. This last
            field says that the form is complete. */}
        <input type="hidden" name={FORM_COMPLETE_FIELD} value="1" />
        {bar}
      </LongFormStateProvider>
    </ValidatedForm>
  );
}

/**
 * Provides the state of the form to its fields. The fields render again when a message,
 * `isSubmitting` or `changed` differs, and not whenever the form library initialises itself.
 */
function LongFormStateProvider({
  formId,
  initialErrors,
  changed,
  children,
}: {
  formId: string;
  initialErrors: Record<string, string>;
  changed: readonly string[];
  children: ReactNode;
}) {
  const state = useFormContext();
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    mountedForms.set(formId, latest);
    return () => void mountedForms.delete(formId);
  }, [formId]);
  const { isSubmitting } = state;
  const first = useInitialErrors(initialErrors, state.validate);
  const errors = JSON.stringify({ ...first, ...state.fieldErrors });
  const value = useMemo(
    () => ({
      fieldErrors: JSON.parse(errors) as Record<string, string>,
      isSubmitting,
      changed,
      latest,
    }),
    [errors, isSubmitting, changed],
  );
  return <LongFormContext.Provider value={value}>{children}</LongFormContext.Provider>;
}

/**
 * Returns the server's messages until the browser's own check has run, which then updates them as
 * the user types.
 */
function useInitialErrors(
  initial: Record<string, string>,
  validate: LibraryState["validate"],
): Record<string, string> {
  const [errors, setErrors] = useState(initial);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    // The promise rejects until the library has registered the form. The library then provides
    // another `validate`, and this effect runs again.
    validate().then(
      () => setErrors({}),
      () => undefined,
    );
  }, [errors, validate]);
  return errors;
}

/** The forms on the page, by the id of the form element. */
const mountedForms = new Map<string, LongFormState["latest"]>();

function fieldNameOf(target: EventTarget): string {
  return "name" in target && typeof target.name === "string" ? target.name : "";
}

/**
 * Checks a changed field again when it was left before or the form was submitted. Otherwise only
 * removes the field's message.
 */
function recheckField(formId: string, name: string): void {
  const state = mountedForms.get(formId)?.current;
  if (!state) return;
  if (isCheckedOnInput(state, name)) checkField(state, name);
  else state.clearError(name);
}

/**
 * Checks one field. The library's promise rejects when the user left the form before its checks
 * were loaded.
 */
function checkField(state: LibraryState, name: string): void {
  state.validateField(name).catch((error: unknown) => {
    console.warn("[check]", error);
  });
}

/** Tells whether every change of the field checks it: the field was left, or the form submitted. */
function isCheckedOnInput(
  { hasBeenSubmitted, touchedFields }: LibraryState,
  name: string,
): boolean {
  return hasBeenSubmitted || touchedFields[name] === true;
}

/**
 * Checks a long form from code outside the form, such as the header. Returns no error when the form
 * is not on the page.
 */
export async function validateMountedForm(id: string): Promise<{ error?: unknown }> {
  return (await mountedForms.get(id)?.current.validate()) ?? {};
}

/** Returns the state of the long form around the component. Throws when there is none. */
export function useLongForm(): LongFormState {
  const state = useContext(LongFormContext);
  if (!state) throw new Error("useLongForm needs a LongForm.");
  return state;
}

/** Returns the message of a field; undefined when it has none. */
export function useFieldError(name: string): string | undefined {
  return useLongForm().fieldErrors[name];
}

/**
 * Returns the handler that checks a field when the user leaves it for the first time. The handler
 * always calls `onBlur` afterwards.
 */
export function useFieldCheck(
  name: string,
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void,
) {
  const { latest } = useLongForm();
  return {
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // A message, such as one of the server, is shown until the user changes the field.
      const hasError = latest.current.fieldErrors[name] !== undefined;
      if (!hasError && !isCheckedOnInput(latest.current, name)) checkField(latest.current, name);
      latest.current.setFieldTouched(name, true);
      onBlur?.(event);
    },
  };
}
