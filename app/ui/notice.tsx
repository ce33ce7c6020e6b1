import { useActionData } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";

/** Something to decide on, on top of the form; focused with every answer, because the button that was pressed may be far below. */
export function Notice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const answer = useActionData();
  useEffect(() => box.current?.focus(), [answer]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="notice">
      {children}
    </div>
  );
}
