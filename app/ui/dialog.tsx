import type { ReactNode } from "react";
import { uiWords as words } from "../../domain/words/ui";
import { Backdrop } from "./backdrop";

/**
 * A question over the page. A `PanelButton` opens the dialog, without script too. `children` holds
 * the Yes button; No closes the dialog. A browser without popovers shows the dialog as part of the page,
 * so it must not be inside an element with a sticky or fixed position. The heading gets the focus
 * when the dialog opens, because a dialog that script opens has no button that Tab could start
 * from.
 */
export function Dialog({
  id,
  title,
  text,
  closeText,
  fields,
  children,
}: {
  id: string;
  title: string;
  text: string;
  /** The text of the closing button of a dialog that asks nothing; "No" by default. */
  closeText?: string;
  /** Fields below the text. They belong to the form in `children` by their attribute `form`. */
  fields?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className="dialog">
      <Backdrop panelId={id} />
      <h2 id={`${id}-title`} autofocus="" tabIndex={-1} className="text-lg">
        {title}
      </h2>
      <p className="mt-2">{text}</p>
      {fields}
      <div className="mt-6 flex justify-end gap-3">
        <button
          type="button"
          className="button button-plain opens-popover"
          popovertarget={id}
          popovertargetaction="hide"
        >
          {closeText ?? words.no}
        </button>
        {children}
      </div>
    </div>
  );
}

/**
 * Closes the dialog or panel if it is open. After a submit by script the document is not replaced, so
 * the dialog would stay open.
 */
export function closeDialog(id: string): void {
  const panel = document.getElementById(id);
  if (panel && isPanelOpen(panel)) panel.hidePopover();
}

/** Tells whether the panel is open. The selector throws in browsers without popovers. */
export function isPanelOpen(panel: HTMLElement): boolean {
  return hasPopovers() && panel.matches(":popover-open");
}

export function hasPopovers(): boolean {
  return "popover" in HTMLElement.prototype;
}

/** Opens the dialog. In a browser without popovers it scrolls to the dialog. */
export function openDialog(id: string): void {
  const panel = document.getElementById(id);
  if (!panel) return;
  if (hasPopovers()) return panel.showPopover();
  panel.scrollIntoView({ block: "start" });
  panel.querySelector<HTMLElement>("[autofocus]")?.focus({ preventScroll: true });
}
