import { useNavigation } from "@remix-run/react";

/** Says that a page or an answer is on its way; without script the browser does. */
export function Loading() {
  const { state } = useNavigation();
  return (
    <div role="status" aria-live="polite">
      {state === "idle" ? null : <div className="loading">Loading</div>}
    </div>
  );
}
