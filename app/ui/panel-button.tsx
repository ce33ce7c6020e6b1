import type { AriaAttributes, MouseEvent, ReactNode } from "react";
import { openDialog } from "./dialog";

type Props = Pick<AriaAttributes, "aria-label"> & {
  panelId: string;
  className: string;
  /** May prevent that the panel is opened by the press. */
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
};

/**
 * Opens a panel, without script too. In a browser without popovers, where panels stand in their
 * place, it is a link to there.
 */
export function PanelButton({ panelId, className, onClick, children, ...aria }: Props) {
  return (
    <>
      <a
        {...aria}
        className={`${className} leads-to-panel`}
        href={`#${panelId}`}
        onClick={(event) => {
          onClick?.(event);
          if (event.defaultPrevented) return;
          // Followed as a link, it would change the address, with which Remix forgets an answer.
          event.preventDefault();
          openDialog(panelId);
        }}
      >
        {children}
      </a>
      <button
        type="button"
        {...aria}
        className={`${className} opens-popover`}
        popovertarget={panelId}
        onClick={onClick}
      >
        {children}
      </button>
    </>
  );
}
