import { ACCOUNT_LIMITS } from "../../domain/limits/accounts";
import { PasswordField } from "~/ui/password-field";
import { useFocusOnAnswer } from "~/ui/use-focus-on-answer";

type Props = {
  /** What the fields are called that are changed. */
  changed: string[];
  error: string | undefined;
};

/** Asked before what customers pay to is changed, in the form that was posted. */
export function PasswordQuestion({ changed, error }: Props) {
  const box = useFocusOnAnswer();
  return (
    <section
      ref={error ? null : box}
      tabIndex={-1}
      aria-labelledby="password-heading"
      className="notice"
    >
      <h2 id="password-heading" className="text-base">
        Is it you?
      </h2>
      <p className="mb-3 mt-1">
        Nothing is saved yet. Type your password, then save again
        {changed.length > 0 ? `, to change: ${changed.join(", ")}.` : "."}
      </p>
      <PasswordField
        label="Your password"
        name="password"
        error={error}
        isRequired
        autoComplete="current-password"
        maxLength={ACCOUNT_LIMITS.givenPassword}
      />
    </section>
  );
}
