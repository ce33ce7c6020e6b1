import { useLocation, useSubmit } from "@remix-run/react";
import type { MouseEvent } from "react";

/** Returns a click handler that submits the button and keeps the scroll position. */
export function useSubmitInPlace() {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  return (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    submit(event.currentTarget, { action: pathname + search, preventScrollReset: true });
  };
}
