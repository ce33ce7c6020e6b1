import { START_OVER_ID } from "./save-bar";

/** Says what this is: a draft, and whether it was begun before. */
export function DraftBanner({ isKept }: { isKept: boolean }) {
  return (
    <div className="status status-draft flex flex-wrap items-center justify-between gap-x-3">
      <p>DRAFT</p>
      {isKept ? (
        <button type="button" className="link opens-popover min-h-11" popovertarget={START_OVER_ID}>
          Start over
        </button>
      ) : null}
    </div>
  );
}
