import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { closeDialog, Dialog, hasPopovers, isOpen, openDialog } from "~/ui/dialog";
import { hasUnsent, isChanged, isKept } from "./is-changed";
import { beforeStep } from "./step-back";

const LEAVE_ID = "confirm-leave";

/** Goes on to where the question was asked on the way to. */
type Leave = () => void;

type Asked = { leave: Leave; text: string };

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
 * untouched. By hand, because the router's own blocker would weigh a kilobyte on every page.
 */
export function AskToLeave({ formId, unsaved }: Props) {
  const { key } = useLocation();
  const { state } = useNavigation();
  /** Nothing is asked about what is on its way to the server, or was given up. */
  const isQuiet = useRef({ isBusy: false, isLeaving: false });
  const [asked, setAsked] = useState<Asked | null>(null);
  const isAskedUntilSaved = unsaved !== undefined;
  const wasSent = unsaved?.wasSent ?? false;
  useEffect(() => {
    isQuiet.current.isBusy = state !== "idle";
  }, [state]);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const hasMore = () => (isAskedUntilSaved ? wasSent || isChanged(form) : hasUnsent(form));
    const isUnsent = () => !isQuiet.current.isBusy && !isQuiet.current.isLeaving && hasMore();
    return watch(form, isUnsent, (leave) => {
      setAsked({ leave, text: isAskedUntilSaved && isKept(form) ? KEPT : LOST });
    });
  }, [formId, key, isAskedUntilSaved, wasSent]);
  if (!asked) return null;
  const yes = () => {
    isQuiet.current.isLeaving = true;
    closeDialog(LEAVE_ID);
    asked.leave();
  };
  return <Question text={asked.text} leave={yes} stay={() => setAsked(null)} />;
}

/** All three ways out, until it is called off. */
function watch(form: HTMLFormElement, isUnsent: () => boolean, ask: (leave: Leave) => void) {
  const { href, pathname, search } = window.location;
  const entry: unknown = window.history.state;
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !leads(event, link) || !isUnsent()) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => link.click());
  };
  // Before the router hears of it: the page is put back in its place, and going back from there
  // leads where it was to.
  const onPop = (event: PopStateEvent) => {
    const isHere = window.location.pathname === pathname && window.location.search === search;
    if (isHere || !isUnsent()) return;
    event.stopImmediatePropagation();
    window.history.pushState(entry, "", href);
    ask(() => window.history.back());
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isUnsent()) return;
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
  // Where no panel can be opened, only the browser itself asks.
  if (hasPopovers()) {
    window.addEventListener("click", onClick, true);
    beforeStep.current = onPop;
  }
  return () => {
    form.removeEventListener("input", onInput);
    window.removeEventListener("beforeunload", onUnload);
    window.removeEventListener("click", onClick, true);
    beforeStep.current = null;
  };
}

type QuestionProps = { text: string; leave: () => void; stay: () => void };

function Question({ text, leave, stay }: QuestionProps) {
  useEffect(() => {
    const panel = document.getElementById(LEAVE_ID);
    const onToggle = () => (panel && isOpen(panel)) || stay();
    openDialog(LEAVE_ID);
    panel?.addEventListener("toggle", onToggle);
    return () => panel?.removeEventListener("toggle", onToggle);
  });
  return (
    <Dialog id={LEAVE_ID} title="Leave this page?" text={text}>
      <button type="button" className="button button-danger" onClick={leave}>
        Yes
      </button>
    </Dialog>
  );
}

/** Away from this page, in this window. */
function leads(event: MouseEvent, { protocol, pathname, target }: HTMLAnchorElement): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !target;
  return isPlain && protocol.startsWith("http") && pathname !== window.location.pathname;
}
