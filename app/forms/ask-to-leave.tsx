import { NavigationType, useBlocker, useNavigation, type Blocker } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { Dialog, hasPopovers, isOpen, openDialog } from "~/ui/dialog";
import { hasUnsent, isChanged, isKept } from "./is-changed";

const LEAVE_ID = "confirm-leave";

const LOST = "What you have typed here will be lost.";
const KEPT = "What you have typed here is kept for a day, and shown again.";

/**
 * Of a form that is asked about until it is saved, although it is kept: whether it has been to the
 * server since it was opened.
 */
export type Unsaved = { wasSent: boolean };

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
export function AskToLeave({ formId, unsaved }: Props) {
  // Nothing is asked about what is on its way to the server, or was given up.
  const isIdle = useNavigation().state === "idle";
  const isAskedUntilSaved = unsaved !== undefined;
  const wasSent = unsaved?.wasSent ?? false;
  const isUnsent = useCallback(
    (form: HTMLFormElement) => (isAskedUntilSaved ? wasSent || isChanged(form) : hasUnsent(form)),
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
  const text = isAskedUntilSaved && form && isKept(form) ? KEPT : LOST;
  return <Question text={text} blocked={blocker} />;
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

type QuestionProps = { text: string; blocked: Blocker & { state: "blocked" } };

function Question({ text, blocked }: QuestionProps) {
  useEffect(() => openDialog(LEAVE_ID), []);
  useEffect(() => {
    const panel = document.getElementById(LEAVE_ID);
    const onToggle = () => (panel && isOpen(panel)) || blocked.reset();
    panel?.addEventListener("toggle", onToggle);
    return () => panel?.removeEventListener("toggle", onToggle);
  }, [blocked]);
  return (
    <Dialog id={LEAVE_ID} title="Leave this page?" text={text}>
      <button type="button" className="button button-danger" onClick={() => blocked.proceed()}>
        Yes
      </button>
    </Dialog>
  );
}
