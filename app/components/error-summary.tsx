import { useEffect, useRef } from "react";
import { fieldId } from "./field";

export type Fault = { title: string; text: string };

/** What went wrong, on top of the form: each field's message leads to it. Focused when it appears. */
export function ErrorSummary({ errors, fault }: { errors: Record<string, string>; fault: Fault | null }) {
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
                {lineOf(name)}
                {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** "lines[1].discount" is of line 2. */
function lineOf(name: string): string {
  const index = /^lines\[(\d+)\]/.exec(name)?.[1];
  return index === undefined ? "" : `Line ${Number(index) + 1}: `;
}
