import { NavigationType, useBlocker, useNavigation, type Blocker } from "@remix-run/react";
import { commonWords } from "../../domain/words/common";
import { formWords as words } from "../../domain/words/forms";
import { useCallback, useEffect } from "react";
import { Dialog, hasPopovers, isPanelOpen, openDialog } from "~/ui/dialog";
import { hasUnsavedInput, isFormChanged, isStoredOnServer } from "./form-changes";

const LEAVE_ID = "confirm-leave";

/**
 * The state of the form of a contact or an item. A dialog opens before the user leaves the page of
 * a form that was changed or posted and is not yet saved to the API.
 */
export type UnsavedFormState = {
  /** True when the form was posted and its draft is not yet saved to the API. */
  wasPosted: boolean;
};

type Props = {
  formId: string;
  /** Without `unsaved`, the dialog opens only when the server has not stored all input. */
  unsaved?: UnsavedFormState | undefined;
};

/**
 * Asks the user before the page of an unsaved form is left: in a dialog for a link or the browser's
 * back button, in the browser's own question for a reload. Needs script. Must be inside the form
 * element. A form that the server returns is a new element, and it counts as unchanged because its
 * draft is stored.
 */
export function ConfirmLeave({ formId, unsaved }: Props) {
  // No dialog opens while a form is being submitted or another page is loading.
  const isIdle = useNavigation().state === "idle";
  const asksUntilSaved = unsaved !== undefined;
  const wasPosted = unsaved?.wasPosted ?? false;
  const needsQuestion = useCallback(
    (form: HTMLFormElement) =>
      asksUntilSaved ? wasPosted || isFormChanged(form) : hasUnsavedInput(form),
    [asksUntilSaved, wasPosted],
  );
  useEffect(() => {
    const form = formOf(formId);
    return form && isIdle ? watchUnload(form, needsQuestion) : undefined;
  }, [formId, isIdle, needsQuestion]);
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next, historyAction }) => {
    const isHistoryStep = historyAction === NavigationType.Pop;
    const staysOnPage =
      next.pathname === here.pathname && (!isHistoryStep || next.search === here.search);
    const form = formOf(formId);
    // In browsers without popovers only the browser's own question is shown.
    return !staysOnPage && isIdle && hasPopovers() && form !== null && needsQuestion(form);
  });
  if (blocker.state !== "blocked") return null;
  const form = formOf(formId);
  const text =
    asksUntilSaved && form && isStoredOnServer(form) ? words.leave.saved : words.leave.lost;
  return <LeaveDialog text={text} blocker={blocker} />;
}

function formOf(id: string): HTMLFormElement | null {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
}

/**
 * Makes the browser ask the user before it unloads the document. Returns a function that removes
 * the listeners.
 */
function watchUnload(form: HTMLFormElement, needsQuestion: (form: HTMLFormElement) => boolean) {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!needsQuestion(form)) return;
    event.preventDefault();
    // Chrome before version 119 needs the return value.
    event.returnValue = true;
  };
  // The listener is only added while the form differs from what the server sent. Some browsers do
  // not cache a page with this listener, and load it again when the user presses the back button.
  const onInput = () => {
    if (!isFormChanged(form)) return window.removeEventListener("beforeunload", onUnload);
    // The back button in the header of the invoice form reads this attribute. The attribute is also
    // set for input that was typed before script was loaded.
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
  // This effect runs for every blocked navigation, because a second navigation can start before the
  // dialog for the first one is rendered.
  useEffect(() => {
    const panel = document.getElementById(LEAVE_ID);
    if (!panel) return;
    if (!isPanelOpen(panel)) openDialog(LEAVE_ID);
    // The blocker is reset before the dialog has closed. Otherwise it would still block a
    // navigation that starts at that moment.
    const onToggle = ({ newState }: ToggleEvent) => newState === "closed" && blocker.reset();
    panel.addEventListener("beforetoggle", onToggle);
    return () => panel.removeEventListener("beforetoggle", onToggle);
  }, [blocker]);
  return (
    <Dialog id={LEAVE_ID} title={words.leave.title} text={text}>
      <button type="button" className="button button-danger" onClick={() => blocker.proceed()}>
        {commonWords.yes}
      </button>
    </Dialog>
  );
}
