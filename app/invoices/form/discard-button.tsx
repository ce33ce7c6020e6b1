import type { MouseEvent } from "react";
import { Icon } from "~/ui/icon";
import { Dialog, closeDialog } from "~/ui/dialog";
import { PanelButton } from "~/ui/panel-button";
import { PostForm } from "~/ui/post-form";

const DISCARD_ID = "discard";

/**
 * The back button that clears a half-made invoice. Without script it always
 * asks, because only script knows whether something was typed since.
 */
export function DiscardButton({ label }: { label: string }) {
  return (
    <PanelButton
      panelId={DISCARD_ID}
      className="button-icon"
      aria-label={label}
      onClick={discardIfUntouched}
    >
      <Icon name="back" />
    </PanelButton>
  );
}

/** What it asks. */
export function DiscardQuestion({ action }: { action: string }) {
  return (
    <Dialog id={DISCARD_ID} title="Discard?" text="What was entered on this page will be cleared.">
      <PostForm action={action} onSubmit={() => closeDialog(DISCARD_ID)} data-discard>
        <button name="intent" value="discard" className="button button-danger">
          Yes
        </button>
      </PostForm>
    </Dialog>
  );
}

function discardIfUntouched(event: MouseEvent) {
  if (document.querySelector("form[data-touched]")) return;
  const yes = document.querySelector<HTMLElement>("form[data-discard] button");
  if (!yes) return;
  event.preventDefault();
  yes.click();
}
