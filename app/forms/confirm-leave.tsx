import { NavigationType, useBlocker, useNavigation, type Blocker } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { Dialog, hasPopovers, isOpen, openDialog } from "~/ui/dialog";
import { hasUnsavedInput, isChanged, isStoredOnServer } from "./form-changes";

const LEAVE_ID = "confirm-leave";

const LOST_TEXT = "What you have typed here will be lost.";
const SAVED_TEXT = "What you have typed here is kept for a day, and shown again.";

/** The state of a form that asks before the user leaves it, until it is saved to the API. */
export type Unsaved = {
  /** True when the form was posted since it was opened. */
  wasPosted: boolean;
};

type Props = {
  formId: string;
  /** Without this, the form asks only when leaving would lose input. */
  unsaved?: Unsaved | undefined;
};

/**
 * Asks before a link, the browser's back button or a reload leaves the page with unsent input.
 * Needs script. Must be inside the form: a form that comes back from the server, where its draft is
 * stored, then counts as unchanged.
 */
export function ConfirmLeave({ formId, unsaved }: Props) {
  // A form that is being submitted, or whose submit was cancelled, asks nothing.
  const isIdle = useNavigation().state === "idle";
  const asksUntilSaved = unsaved !== undefined;
  const wasPosted = unsaved?.wasPosted ?? false;
  const isUnsent = useCallback(
    (form: HTMLFormElement) =>
      asksUntilSaved ? wasPosted || isChanged(form) : hasUnsavedInput(form),
    [asksUntilSaved, wasPosted],
  );
  useEffect(() => {
    const form = formOf(formId);
    return form && isIdle ? watchUnload(form, isUnsent) : undefined;
  }, [formId, isIdle, isUnsent]);
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next, historyAction }) => {
    const isHistoryStep = historyAction === NavigationType.Pop;
    const staysOnPage =
      next.pathname === here.pathname && (!isHistoryStep || next.search === here.search);
    const form = formOf(formId);
    // In browsers without popovers only the browser's own question is shown.
    return !staysOnPage && isIdle && hasPopovers() && form !== null && isUnsent(form);
  });
  if (blocker.state !== "blocked") return null;
  const form = formOf(formId);
  const text = asksUntilSaved && form && isStoredOnServer(form) ? SAVED_TEXT : LOST_TEXT;
  return <LeaveDialog text={text} blocker={blocker} />;
}

function formOf(id: string): HTMLFormElement | null {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
}

/** Makes the browser ask before it unloads the document. Returns a function that ends this. */
function watchUnload(form: HTMLFormElement, isUnsent: (form: HTMLFormElement) => boolean) {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isUnsent(form)) return;
    event.preventDefault();
    // Chrome before version 119 needs the return value.
    event.returnValue = true;
  };
  // The listener is only added while input is unsent: some browsers do not cache a page with such a
  // listener, and would load the page again when the user goes back.
  const onInput = () => {
    if (!isChanged(form)) return window.removeEventListener("beforeunload", onUnload);
    // The header's back link reads this too, as the user may have typed before script was loaded.
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

type LeaveDialogProps = { text: string; blocker: Blocker & { state: "blocked" } };

function LeaveDialog({ text, blocker }: LeaveDialogProps) {
  // Runs for every blocked navigation: a second one can start before the dialog for the first is
  // rendered.
  useEffect(() => {
    const panel = document.getElementById(LEAVE_ID);
    if (!panel) return;
    if (!isOpen(panel)) openDialog(LEAVE_ID);
    // Reacts before the dialog has closed: a navigation in between would otherwise use the old
    // answer.
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
