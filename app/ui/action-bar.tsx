import type { ReactNode } from "react";

/**
 * The buttons at the bottom of the screen. A press does not take the focus from a field: the field
 * would then show its error, which would move the button away from the pointer before the click.
 */
export function ActionBar({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps the focus
    <div className={`action-bar ${className}`} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  );
}
