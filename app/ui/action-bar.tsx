import type { ReactNode } from "react";

/**
 * The buttons in the thumb's reach. A press does not take the focus before the
 * click: a field that is left shows its error, which would move the button
 * from under the pointer and lose the click.
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
