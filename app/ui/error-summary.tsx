import type { MouseEvent } from "react";
import type { FaultText } from "~/lib/fault-messages";
import { fieldId } from "./field";
import { PageLink } from "./page-link";
import { isInitialRender, useFocusOnAnswer } from "./use-focus-on-answer";

const ERRORS_ID = "errors";

/**
 * Of a field by its name, or of a list's by "lines.name": what it is called, where its message does
 * not say so.
 */
type Labels = Record<string, string>;

/** Whatever has errors of fields says what they are called. */
type Props = { fault: FaultText | null } & (
  | {
      errors: Record<string, string>;
      labels: Labels;
      /** Where a field is that stands on another page; by default on this one. */
      addressOf?: (name: string) => string;
    }
  | { errors?: never; labels?: never; addressOf?: never }
);

/**
 * What went wrong, on top of the form: each field's message leads to it.
 * Focused with every refused post, also one refused for the same reason again;
 * not when a field is checked as it is left, which would take the focus from the next.
 */
export function ErrorSummary({ errors = {}, fault, labels = {}, addressOf }: Props) {
  const list = Object.entries(errors);
  const box = useFocusOnAnswer();
  if (list.length === 0 && !fault) return null;
  return (
    <div
      ref={box}
      id={ERRORS_ID}
      role="alert"
      // For a page without script. WebKit would move the focus to one that script adds, from the
      // middle of a word.
      autofocus={isInitialRender() ? "" : undefined}
      tabIndex={-1}
      className="notice notice-error"
    >
      {fault ? (
        <>
          <p className="font-semibold">{fault.title}</p>
          <p>{fault.text}</p>
        </>
      ) : (
        <p className="font-semibold">Please check the following</p>
      )}
      {list.length > 0 ? (
        <ul className="mt-1 list-disc pl-4">
          {list.map(([name, message]) => (
            <li key={name}>
              {addressOf ? (
                <PageLink className="block py-1 underline" to={addressOf(name)}>
                  {fieldPlace(name, labels)}
                  {message}
                </PageLink>
              ) : (
                <a
                  className="block py-1 underline"
                  href={`#${fieldId(name)}`}
                  onClick={(event) => focusField(event, fieldId(name))}
                >
                  {fieldPlace(name, labels)}
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/**
 * Followed as a link, the field's place would become the page's address, and Remix forgets the answer
 * of a post, with what was typed, whenever the address changes.
 */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus();
}

/** After the browser's own check of the whole form. */
export function focusErrors(): void {
  document.getElementById(ERRORS_ID)?.focus();
}

const LIST_LABELS: Record<string, string> = {
  lines: "Line",
  people: "Contact person",
  addresses: "Address",
};

/** "lines[1].name" is of line 2, and may have a label of its own. */
function fieldPlace(name: string, labels: Labels): string {
  const [, list = "", index = ""] = /^(\w+)\[(\d+)\]/.exec(name) ?? [];
  const part = LIST_LABELS[list] ? `${LIST_LABELS[list]} ${Number(index) + 1}` : "";
  const place = [part, labels[name.replace(/\[\d+\]/, "")]].filter(Boolean).join(", ");
  return place ? `${place}: ` : "";
}
