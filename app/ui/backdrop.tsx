/**
 * Dims the page around a panel. A tap on the backdrop closes the panel and does nothing else; a tap
 * on a browser's own backdrop would also reach the page below. The backdrop must be the first child
 * of the panel. CSS shows it, despite `hidden`, while the panel is open.
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
