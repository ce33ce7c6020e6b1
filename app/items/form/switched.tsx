import type { ReactNode } from "react";

type Props = { label: string; name: string; isOn: boolean; children: ReactNode };

/**
 * A switch and what it reveals, by CSS alone: a browser without it shows
 * everything, and the server ignores what does not apply.
 */
export function Switched({ label, name, isOn, children }: Props) {
  return (
    <section className="switched card p-4" aria-label={label}>
      <input
        type="checkbox"
        role="switch"
        id={name}
        name={name}
        defaultChecked={isOn}
        className="switch"
      />
      <label htmlFor={name} className="font-medium">
        {label}
      </label>
      <div className="revealed">{children}</div>
    </section>
  );
}
