/**
 * The dimmed page around a panel: a tap on it closes the panel and does nothing else. What browsers
 * dim by themselves lets a tap through to what lies beneath. To be the panel's first child.
 */
export function Backdrop({ panelId }: { panelId: string }) {
  return (
    <button
      type="button"
      hidden
      tabIndex={-1}
      aria-hidden="true"
      className="backdrop"
      popovertarget={panelId}
      popovertargetaction="hide"
    />
  );
}
