import { useEffect, useRef } from "react";
import { fieldId } from "./field";

export type Fault = { title: string; text: string };

/** What went wrong, on top of the form: each field's message leads to it. Focused when it appears. */
export function ErrorSummary({ errors, fault, labels = {} }: { errors: Record<string, string>; fault: Fault | null; labels?: Record<string, string> }) {
  const list = Object.entries(errors);
  const box = useRef<HTMLDivElement>(null);
  const said = JSON.stringify([list, fault]);
  useEffect(() => box.current?.focus(), [said]);
  if (list.length === 0 && !fault) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="notice notice-error">
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
              <a className="underline" href={`#${fieldId(name)}`}>
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

const PARTS: Record<string, string> = { lines: "Line", people: "Contact person", addresses: "Address" };

/** "lines[1].discount" is of line 2; a field of the form itself is called by its label, if it is known. */
function placeOf(name: string, labels: Record<string, string>): string {
  const [, list = "", index = ""] = /^(\w+)\[(\d+)\]/.exec(name) ?? [];
  const place = PARTS[list] ? `${PARTS[list]} ${Number(index) + 1}` : labels[name];
  return place ? `${place}: ` : "";
}
