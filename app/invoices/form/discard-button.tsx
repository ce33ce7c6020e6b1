import type { MouseEvent } from "react";
import { Icon } from "~/ui/icon";
import { Dialog, closeDialog } from "~/ui/dialog";
import { PostForm } from "~/ui/post-form";

const DISCARD_ID = "discard";

/**
 * The back button that clears a half-made invoice. Without script it always
 * asks, because only script knows whether something was typed since.
 */
export function DiscardButton({ action, label }: { action: string; label: string }) {
  return (
    <>
      <button
        type="button"
        className="button-icon opens-popover"
        popovertarget={DISCARD_ID}
        aria-label={label}
        onClick={leaveIfUntouched}
      >
        <Icon name="back" />
      </button>
      <Dialog
        id={DISCARD_ID}
        title="Discard?"
        text="What was entered on this page will be cleared."
      >
        <PostForm action={action} onSubmit={() => closeDialog(DISCARD_ID)} data-discard>
          <button name="intent" value="discard" className="button button-danger">
            Yes
          </button>
        </PostForm>
      </Dialog>
    </>
  );
}

function leaveIfUntouched(event: MouseEvent) {
  if (document.querySelector("form[data-touched]")) return;
  const form = document.querySelector<HTMLFormElement>("form[data-discard]");
  if (!form) return;
  event.preventDefault();
  form.requestSubmit(form.querySelector("button"));
}
