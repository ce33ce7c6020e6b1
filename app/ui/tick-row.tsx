import type { ReactNode } from "react";

type Props = {
  name: string;
  value: string;
  isTicked?: boolean;
  title: string;
  detail?: string;
  className?: string;
  children?: ReactNode;
};

/** A row with a checkbox. `children` are shown at the end of the row. */
export function TickRow({ name, value, isTicked, title, detail, className, children }: Props) {
  return (
    <label className={className ? `row ${className}` : "row"}>
      <input type="checkbox" name={name} value={value} defaultChecked={isTicked} className="tick" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        {detail ? <span className="block text-sm text-quiet">{detail}</span> : null}
      </span>
      {children}
    </label>
  );
}
