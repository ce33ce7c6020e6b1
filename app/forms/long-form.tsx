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
import { FormProof } from "~/ui/post-form";
import { watchPresses } from "~/ui/press";
import { ConfirmLeave, type Unsaved } from "./confirm-leave";
import { FORM_COMPLETE_FIELD } from "./complete-form";

type LibraryState = ReturnType<typeof useFormContext>;

type LongFormState = {
  /** By field name. */
  fieldErrors: Record<string, string>;
  isSubmitting: boolean;
  /** The names of the fields that were changed since the server has answered. */
  changed: readonly string[];
  /** All that the form library knows, as it is when something happens. */
  latest: { readonly current: LibraryState };
};

const LongFormContext = createContext<LongFormState | null>(null);

type Props = Omit<ComponentProps<typeof ValidatedForm>, "method" | "noValidate" | "className"> & {
  id: string;
  /** Of the form that is shown. */
  revision: number;
  /** Whose form it is: a page of one company is not taken for another's. */
  companyId: string;
  unsaved?: Unsaved;
  /** The questions and buttons below the fields. */
  bar: ReactNode;
  /** By field name, of a form that is opened to be finished; gone once what they name is mended. */
  initialErrors?: Record<string, string>;
};

/**
 * A form with the browser's own check of its fields, complete as the server sends it. The form
 * library is asked for the form's state once and for all: its `useField` watches it a dozen times
 * for each field, which an old phone feels.
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
      setChanged((known) => (known.includes(name) ? known : [...known, name]));
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
      {/* The Enter key presses the first button. */}
      <button name="intent" value="update" className="sr-only" tabIndex={-1} aria-hidden="true">
        Update
      </button>
      <input type="hidden" name="company" value={companyId} />
      <input type="hidden" name="revision" value={revision} />
      <LongFormStateProvider formId={form.id} initialErrors={initialErrors} changed={changed}>
        {children}
        {/* A page that is still arriving posts what is there; this says that it was all of it. */}
        <input type="hidden" name={FORM_COMPLETE_FIELD} value="1" />
        {bar}
      </LongFormStateProvider>
    </ValidatedForm>
  );
}

/**
 * Fields are drawn anew for what they show, and not for all that the library settles once the page
 * is there.
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
  const now = useRef(state);
  useEffect(() => {
    now.current = state;
  });
  useEffect(() => {
    mountedForms.set(formId, now);
    return () => void mountedForms.delete(formId);
  }, [formId]);
  const { isSubmitting } = state;
  const first = useInitialErrors(initialErrors, state.validate);
  const errors = JSON.stringify({ ...first, ...state.fieldErrors });
  const known = useMemo(
    () => ({
      fieldErrors: JSON.parse(errors) as Record<string, string>,
      isSubmitting,
      changed,
      latest: now,
    }),
    [errors, isSubmitting, changed],
  );
  return <LongFormContext.Provider value={known}>{children}</LongFormContext.Provider>;
}

/** Until script has found the same by its own check, which goes on as the fields are typed into. */
function useInitialErrors(
  sent: Record<string, string>,
  validate: LibraryState["validate"],
): Record<string, string> {
  const [errors, setErrors] = useState(sent);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    // The library refuses until it knows the form, and gives another `validate` then.
    validate().then(
      () => setErrors({}),
      () => undefined,
    );
  }, [errors, validate]);
  return errors;
}

/** By id. */
const mountedForms = new Map<string, LongFormState["latest"]>();

function fieldNameOf(target: EventTarget): string {
  return "name" in target && typeof target.name === "string" ? target.name : "";
}

/** What was said of the field may be mended now, also where only the server can tell. */
function recheckField(formId: string, name: string): void {
  const state = mountedForms.get(formId)?.current;
  if (!state) return;
  if (isCheckedOnInput(state, name)) checkField(state, name);
  else state.clearError(name);
}

/** The form may be left before its checks have arrived: the library then fails to find it. */
function checkField(state: LibraryState, name: string): void {
  state.validateField(name).catch((error: unknown) => {
    console.warn("[check]", error);
  });
}

/** A field is checked when it is left, and from then on as it is typed into. */
function isCheckedOnInput(
  { hasBeenSubmitted, touchedFields }: LibraryState,
  name: string,
): boolean {
  return hasBeenSubmitted || touchedFields[name] === true;
}

/** Checks a long form from outside of it. */
export async function validateMountedForm(id: string): Promise<{ error?: unknown }> {
  return (await mountedForms.get(id)?.current.validate()) ?? {};
}

/** Of the long form around. */
export function useLongForm(): LongFormState {
  const known = useContext(LongFormContext);
  if (!known) throw new Error("There is no LongForm around.");
  return known;
}

export function useFieldError(name: string): string | undefined {
  return useLongForm().fieldErrors[name];
}

export function useFieldCheck(
  name: string,
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void,
) {
  const { latest: now } = useLongForm();
  return {
    onBlur(event: FocusEvent<HTMLInputElement>) {
      // What the server said of it stands until it is changed.
      const isSaid = now.current.fieldErrors[name] !== undefined;
      if (!isSaid && !isCheckedOnInput(now.current, name)) checkField(now.current, name);
      now.current.setFieldTouched(name, true);
      onBlur?.(event);
    },
  };
}
