import type { MouseEvent, ReactNode } from "react";
import { Backdrop } from "../ui/backdrop";
import { closeDialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { PageLink } from "../ui/page-link";
import { PanelButton } from "../ui/panel-button";

const MENU_ID = "options";

/** In the header: opens the options of the screen. */
export function OptionsButton() {
  return (
    <PanelButton panelId={MENU_ID} className="button-icon" aria-label="Options">
      <Icon name="more" />
    </PanelButton>
  );
}

/** The options of a screen, to stand at the page's foot. */
export function OptionsMenu({ children }: { children: ReactNode }) {
  return (
    <div id={MENU_ID} popover="auto" className="menu">
      <Backdrop panelId={MENU_ID} />
      {children}
    </div>
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
    <PanelButton
      panelId={opens}
      className={`menu-item ${isDestructive ? "menu-danger" : ""}`}
      onClick={(event) => {
        closeDialog(MENU_ID);
        onClick?.(event);
      }}
    >
      {children}
    </PanelButton>
  );
}
