import type { MouseEvent, ReactNode } from "react";
import { Backdrop } from "../backdrop";
import { closeDialog } from "../dialog";
import { Icon } from "../icon";
import { PageLink } from "../page-link";

const MENU_ID = "options";

/** The options of a screen: a list of buttons that opens from the header. */
export function HeaderMenu({ children }: { children: ReactNode }) {
  return (
    <>
      <button
        type="button"
        className="button-icon opens-popover"
        popovertarget={MENU_ID}
        aria-label="Options"
      >
        <Icon name="more" />
      </button>
      <div id={MENU_ID} popover="auto" className="menu">
        <Backdrop panelId={MENU_ID} />
        {children}
      </div>
    </>
  );
}

/** An option that leads to another page. */
export function MenuLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink className="menu-item" to={to}>
      {children}
    </PageLink>
  );
}

/** An option that asks first; `onClick` may ask in another way. What cannot be undone stands apart. */
export function MenuItem({
  opens,
  isDestructive,
  onClick,
  children,
}: {
  opens: string;
  isDestructive?: boolean;
  onClick?: (event: MouseEvent) => void;
  children: string;
}) {
  return (
    <button
      type="button"
      className={`menu-item ${isDestructive ? "menu-danger" : ""}`}
      popovertarget={opens}
      onClick={(event) => {
        closeDialog(MENU_ID);
        onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}
