import type { MouseEvent } from "react";
import { fill } from "../../domain/words/message";
import { uiWords as words } from "../../domain/words/ui";
import type { FaultText } from "~/lib/fault-messages";
import { toFieldId } from "./field";
import { PageLink } from "./page-link";
import { isInitialRender, useFocusOnAnswer } from "./use-focus-on-answer";

const ERRORS_ID = "errors";

/**
 * The labels of fields by name, or by "lines.name" for fields in a list. A field needs no label
 * when its message names the field.
 */
type Labels = Record<string, string>;

/** A form with field errors must pass the labels too. */
type Props = { fault: FaultText | null } & (
  | {
      errors: Record<string, string>;
      labels: Labels;
      /** Returns the address of a field; by default it is on the same page. */
      addressOf?: (name: string) => string;
    }
  | { errors?: never; labels?: never; addressOf?: never }
);

/**
 * The errors above a form. Each message links to its field. The box gets the focus after a post that
 * failed (see `useFocusOnAnswer`). The box does not get the focus when a single field is checked,
 * because the user has already moved to the next field.
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
      // Focuses the box on a page without script. When script adds the box, the attribute is left
      // out, because WebKit would move the focus while the user is typing.
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
        <p className="font-semibold">{words.checkFollowing}</p>
      )}
      {list.length > 0 ? (
        <ul className="mt-1 list-disc pl-4">
          {list.map(([name, message]) => (
            <li key={name}>
              {addressOf ? (
                <PageLink className="block py-3 underline" to={addressOf(name)}>
                  {fieldPlace(name, labels)}
                  {message}
                </PageLink>
              ) : (
                <a
                  className="block py-3 underline"
                  href={`#${toFieldId(name)}`}
                  onClick={(event) => focusField(event, toFieldId(name))}
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
 * Focuses the field without following the link: Remix drops the action's answer, and with it what
 * was typed, whenever the address changes.
 */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus();
}

/** Focuses the list of errors after the browser has checked the whole form. */
export function focusErrors(): void {
  document.getElementById(ERRORS_ID)?.focus();
}

/** Returns the prefix of a message, such as "Line 2, Name: " for "lines[1].name". */
function fieldPlace(name: string, labels: Labels): string {
  const [, list = "", index = ""] = /^(\w+)\[(\d+)\]/.exec(name) ?? [];
  const parts: Record<string, (typeof words.parts)[keyof typeof words.parts]> = words.parts;
  const part = parts[list] ? fill(parts[list], { number: Number(index) + 1 }) : "";
  const field = labels[name.replace(/\[\d+\]/, "")] ?? "";
  if (part && field) return fill(words.placeInPart, { part, field });
  return part || field ? fill(words.place, { field: part || field }) : "";
}
