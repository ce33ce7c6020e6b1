import type { AriaAttributes, MouseEvent, ReactNode } from "react";
import { openDialog } from "./dialog";

type Props = Pick<AriaAttributes, "aria-label"> & {
  panelId: string;
  className: string;
  /** The handler can prevent the default, so that the panel stays closed. */
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
};

/**
 * Opens a panel, without script too. In a browser without popovers, the panel is a part of the page
 * and the button is a link to it.
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
          // Following the link would change the address, and Remix would drop the action's answer.
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
