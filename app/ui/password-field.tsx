import { useState, type ComponentProps } from "react";
import { uiWords as words } from "../../domain/words/ui";
import { Field } from "./field";

/** A password field with a button that shows the password. The button needs script. */
export function PasswordField({
  className = "",
  ...field
}: Omit<ComponentProps<typeof Field>, "type">) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={`password-field ${className}`}>
      <Field
        {...field}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className="needs-script button button-plain px-3"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        <span className="sr-only">{words.password}</span>
        {isShown ? words.hide : words.show}
      </button>
    </div>
  );
}
