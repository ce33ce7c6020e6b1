/**
 * Dims the page around a panel. A tap on the backdrop closes the panel and does nothing else; a tap
 * on a browser's own backdrop would also reach the page below. Must be the first child of the
 * panel.
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
