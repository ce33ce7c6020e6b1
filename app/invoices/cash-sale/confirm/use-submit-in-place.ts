import { useLocation, useSubmit } from "@remix-run/react";
import type { MouseEvent } from "react";

/** With script: what the button does leaves the page where it is scrolled to. */
export function useSubmitInPlace() {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  return (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    submit(event.currentTarget, { action: pathname + search, preventScrollReset: true });
  };
}
