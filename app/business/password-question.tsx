import { joinList } from "../../domain/words/in-languages";
import { businessWords as words } from "../../domain/words/business";
import { fill } from "../../domain/words/message";
import { ACCOUNT_LIMITS } from "../../domain/limits/accounts";
import { PasswordField } from "~/ui/password-field";
import { useFocusOnAnswer } from "~/ui/use-focus-on-answer";

type Props = {
  /** The labels of the fields that will be changed; empty when these fields are unknown. */
  changed: string[];
  error: string | undefined;
};

/**
 * Asks for the password before the payment details of a business are changed. The question is part
 * of the profile's form.
 */
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
        {words.password.title}
      </h2>
      <p className="mb-3 mt-1">
        {changed.length > 0
          ? fill(words.password.textForFields, { fields: joinList(changed) })
          : words.password.text}
      </p>
      <PasswordField
        label={words.labels.password}
        name="password"
        error={error}
        isRequired
        autoComplete="current-password"
        maxLength={ACCOUNT_LIMITS.passwordToCheck}
      />
    </section>
  );
}
