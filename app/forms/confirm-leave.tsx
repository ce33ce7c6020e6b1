import { NavigationType, useBlocker, useNavigation, type Blocker } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { Dialog, hasPopovers, isOpen, openDialog } from "~/ui/dialog";
import { hasUnsavedInput, isChanged, isStoredOnServer } from "./form-changes";

const LEAVE_ID = "confirm-leave";

const LOST_TEXT = "What you have typed here will be lost.";
const SAVED_TEXT = "What you have typed here is kept for a day, and shown again.";

/**
 * Of a form that is asked about until it is saved, although it is kept: whether it has been to the
 * server since it was opened.
 */
export type Unsaved = { wasPosted: boolean };

type Props = {
  formId: string;
  /** Left out, it is asked only while leaving would lose something. */
  unsaved?: Unsaved | undefined;
};

/**
 * With script: a link, the browser's back and a reload ask first while something typed is not sent.
 * To stand in the form, so that one that comes back from the server, where it is kept, counts as
 * untouched.
 */
export function ConfirmLeave({ formId, unsaved }: Props) {
  // Nothing is asked about what is on its way to the server, or was given up.
  const isIdle = useNavigation().state === "idle";
  const isAskedUntilSaved = unsaved !== undefined;
  const wasSent = unsaved?.wasPosted ?? false;
  const isUnsent = useCallback(
    (form: HTMLFormElement) =>
      isAskedUntilSaved ? wasSent || isChanged(form) : hasUnsavedInput(form),
    [isAskedUntilSaved, wasSent],
  );
  useEffect(() => {
    const form = formOf(formId);
    return form && isIdle ? watchUnload(form, isUnsent) : undefined;
  }, [formId, isIdle, isUnsent]);
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next, historyAction }) => {
    const isStep = historyAction === NavigationType.Pop;
    const isHere = next.pathname === here.pathname && (!isStep || next.search === here.search);
    const form = formOf(formId);
    // Where no panel can be opened, only the browser itself asks.
    return !isHere && isIdle && hasPopovers() && form !== null && isUnsent(form);
  });
  if (blocker.state !== "blocked") return null;
  const form = formOf(formId);
  const text = isAskedUntilSaved && form && isStoredOnServer(form) ? SAVED_TEXT : LOST_TEXT;
  return <LeaveDialog text={text} blocked={blocker} />;
}

function formOf(id: string): HTMLFormElement | null {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
}

/** Has the browser ask before the document is left. @returns what stops it */
function watchUnload(form: HTMLFormElement, isUnsent: (form: HTMLFormElement) => boolean) {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isUnsent(form)) return;
    event.preventDefault();
    // For Chrome before 119.
    event.returnValue = true;
  };
  // Only while there is something to lose: a page that listens is not kept by some browsers for
  // going back to.
  const onInput = () => {
    if (!isChanged(form)) return window.removeEventListener("beforeunload", onUnload);
    // For the header's way back, too: it may have been typed before script arrived.
    form.dataset.touched = "";
    window.addEventListener("beforeunload", onUnload);
  };
  onInput();
  form.addEventListener("input", onInput);
  return () => {
    form.removeEventListener("input", onInput);
    window.removeEventListener("beforeunload", onUnload);
  };
}

type LeaveDialogProps = { text: string; blocked: Blocker & { state: "blocked" } };

function LeaveDialog({ text, blocked: blocker }: LeaveDialogProps) {
  // For each step that is held back: another may come before the answer to the last is drawn.
  useEffect(() => {
    const panel = document.getElementById(LEAVE_ID);
    if (!panel) return;
    if (!isOpen(panel)) openDialog(LEAVE_ID);
    // At once, and not when it has closed: what comes in between would go by the old answer.
    const onToggle = ({ newState }: ToggleEvent) => newState === "closed" && blocker.reset();
    panel.addEventListener("beforetoggle", onToggle);
    return () => panel.removeEventListener("beforetoggle", onToggle);
  }, [blocker]);
  return (
    <Dialog id={LEAVE_ID} title="Leave this page?" text={text}>
      <button type="button" className="button button-danger" onClick={() => blocker.proceed()}>
        Yes
      </button>
    </Dialog>
  );
}
