import type { ReactNode } from "react";
import { useFocusOnAnswer } from "./use-focus-on-answer";

/** Something to decide on, on top of the form. */
export function Notice({ children }: { children: ReactNode }) {
  const box = useFocusOnAnswer();
  return (
    <div ref={box} role="alert" tabIndex={-1} className="notice">
      {children}
    </div>
  );
}
