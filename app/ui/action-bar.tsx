import type { ReactNode } from "react";

/**
 * The buttons at the bottom of the screen. A press leaves the focus where it is until the click: a
 * field that loses the focus shows its error, which would move the button away from the pointer.
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
