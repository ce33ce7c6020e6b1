import { useActionData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { fieldId } from "./field";

export type Fault = { title: string; text: string };

const ERRORS_ID = "errors";

/**
 * What went wrong, on top of the form: each field's message leads to it.
 * Focused with every refused post, also one refused for the same reason again;
 * not when a field is checked as it is left, which would take the focus from the next.
 */
export function ErrorSummary({ errors, fault, labels = {} }: { errors: Record<string, string>; fault: Fault | null; labels?: Record<string, string> }) {
  const list = Object.entries(errors);
  const box = useRef<HTMLDivElement>(null);
  const answer = useActionData();
  useEffect(() => box.current?.focus(), [answer]);
  if (list.length === 0 && !fault) return null;
  return (
    <div ref={box} id={ERRORS_ID} role="alert" tabIndex={-1} className="notice notice-error">
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
              <a className="block py-1 underline" href={`#${fieldId(name)}`}>
                {placeOf(name, labels)}
                {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** After the browser's own check of the whole form. */
export function focusErrors(): void {
  document.getElementById(ERRORS_ID)?.focus();
}

const PARTS: Record<string, string> = { lines: "Line", people: "Contact person", addresses: "Address" };

/** "lines[1].discount" is of line 2; a field of the form itself is called by its label, if it is known. */
function placeOf(name: string, labels: Record<string, string>): string {
  const [, list = "", index = ""] = /^(\w+)\[(\d+)\]/.exec(name) ?? [];
  const place = PARTS[list] ? `${PARTS[list]} ${Number(index) + 1}` : labels[name];
  return place ? `${place}: ` : "";
}
