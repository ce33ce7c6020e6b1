import { useBlocker } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Dialog, openDialog } from "~/components/dialog";

const LEAVE_ID = "confirm-leave";

/**
 * With script: a way out of the page that would lose what was typed asks
 * first. To stand in the form, so that a form that comes back from the server,
 * where it is kept, counts as untouched.
 */
export function AskToLeave({ formId }: { formId: string }) {
  const isChanged = useRef(false);
  useEffect(() => {
    const form = document.getElementById(formId);
    const note = () => void (isChanged.current = true);
    form?.addEventListener("input", note);
    return () => form?.removeEventListener("input", note);
  }, [formId]);
  // The form's own posts go to its own address.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isChanged.current && canAsk() && nextLocation.pathname !== currentLocation.pathname);
  return blocker.state === "blocked" ? <Question leave={blocker.proceed} stay={blocker.reset} /> : null;
}

function Question({ leave, stay }: { leave: () => void; stay: () => void }) {
  useEffect(() => {
    const panel = document.getElementById(LEAVE_ID);
    const onToggle = () => panel?.matches(":popover-open") || stay();
    openDialog(LEAVE_ID);
    panel?.addEventListener("toggle", onToggle);
    return () => panel?.removeEventListener("toggle", onToggle);
  }, [stay]);
  return (
    <Dialog id={LEAVE_ID} title="Leave this page?" text="What you have typed here and not sent yet will be lost.">
      <button type="button" className="button button-danger" onClick={leave}>
        Yes
      </button>
    </Dialog>
  );
}

function canAsk(): boolean {
  return "showPopover" in HTMLElement.prototype;
}
