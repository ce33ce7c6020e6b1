import { useEffect, useRef, useState } from "react";
import { closeDialog, Dialog, openDialog } from "~/components/dialog";

const LEAVE_ID = "confirm-leave";

/**
 * With script: a link that would lose what was typed asks first. To stand in
 * the form, so that a form that comes back from the server, where it is kept,
 * counts as untouched. By hand, because the router's own blocker would weigh a
 * kilobyte on every page.
 */
export function AskToLeave({ formId }: { formId: string }) {
  const isChanged = useRef(false);
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    const note = () => void (isChanged.current = true);
    const ask = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest("a") : null;
      if (!pressed || !isChanged.current || !leads(event, pressed)) return;
      event.preventDefault();
      event.stopPropagation();
      setLink(pressed);
    };
    form?.addEventListener("input", note);
    window.addEventListener("click", ask, true);
    return () => {
      form?.removeEventListener("input", note);
      window.removeEventListener("click", ask, true);
    };
  }, [formId]);
  if (!link) return null;
  const leave = () => {
    isChanged.current = false;
    closeDialog(LEAVE_ID);
    link.click();
  };
  return <Question leave={leave} stay={() => setLink(null)} />;
}

function Question({ leave, stay }: { leave: () => void; stay: () => void }) {
  useEffect(() => {
    const panel = document.getElementById(LEAVE_ID);
    const onToggle = () => panel?.matches(":popover-open") || stay();
    openDialog(LEAVE_ID);
    panel?.addEventListener("toggle", onToggle);
    return () => panel?.removeEventListener("toggle", onToggle);
  });
  return (
    <Dialog id={LEAVE_ID} title="Leave this page?" text="What you have typed here and not sent yet will be lost.">
      <button type="button" className="button button-danger" onClick={leave}>
        Yes
      </button>
    </Dialog>
  );
}

/** Away from this page, in this window; where no panel can be opened, nothing is asked. */
function leads(event: MouseEvent, { protocol, pathname, target }: HTMLAnchorElement): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !target && "showPopover" in HTMLElement.prototype;
  return isPlain && protocol.startsWith("http") && pathname !== window.location.pathname;
}
