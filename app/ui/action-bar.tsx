import type { ReactNode } from "react";

/**
 * The buttons at the bottom of the screen. A press does not move the focus before the click. A
 * field that loses the focus shows its error, and the error would move the button away from the
 * pointer.
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
