import type { ReactNode } from "react";
import { useFocusOnAnswer } from "./use-focus-on-answer";

/** A message above a form that asks the user for a decision. */
export function Notice({ children }: { children: ReactNode }) {
  const box = useFocusOnAnswer();
  return (
    <div ref={box} role="alert" tabIndex={-1} className="notice">
      {children}
    </div>
  );
}
