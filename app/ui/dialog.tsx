import type { ReactNode } from "react";
import { Backdrop } from "./backdrop";

/**
 * A question over the page, opened by a `PanelButton`: no script, no round trip. `children` is what
 * says Yes; No closes it. A browser without popovers shows it in its place, which must not be in
 * what stays in sight. Its heading takes the focus when it opens: opened by script it has no button
 * after which Tab would find it.
 */
export function Dialog({
  id,
  title,
  text,
  no,
  children,
}: {
  id: string;
  title: string;
  text: string;
  /** What closes it, where nothing is asked. */
  no?: string;
  children: ReactNode;
}) {
  return (
    <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className="dialog">
      <Backdrop panelId={id} />
      <h2 id={`${id}-title`} autofocus="" tabIndex={-1} className="text-lg">
        {title}
      </h2>
      <p className="mt-2">{text}</p>
      <div className="mt-6 flex justify-end gap-3">
        <button
          type="button"
          className="button button-plain opens-popover"
          popovertarget={id}
          popovertargetaction="hide"
        >
          {no ?? "No"}
        </button>
        {children}
      </div>
    </div>
  );
}

/** With script a page is not left on submit, so the panel would stay over the answer. */
export function closeDialog(id: string): void {
  const panel = document.getElementById(id);
  if (panel && isOpen(panel)) panel.hidePopover();
}

/** Browsers without popovers throw on a selector that names their state. */
export function isOpen(panel: HTMLElement): boolean {
  return hasPopovers() && panel.matches(":popover-open");
}

export function hasPopovers(): boolean {
  return "popover" in HTMLElement.prototype;
}

/** Where there are no popovers, it leads to the panel in its place. */
export function openDialog(id: string): void {
  const panel = document.getElementById(id);
  if (!panel) return;
  if (hasPopovers()) return panel.showPopover();
  panel.scrollIntoView({ block: "start" });
  panel.querySelector<HTMLElement>("[autofocus]")?.focus({ preventScroll: true });
}
