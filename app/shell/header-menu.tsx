import { useId, type MouseEvent, type ReactNode } from "react";
import { shellWords as words } from "../../domain/words/shell";
import { Backdrop } from "../ui/backdrop";
import { closeDialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { PageLink } from "../ui/page-link";
import { PanelButton } from "../ui/panel-button";

const MENU_ID = "options";

/** The button in the header that opens the screen's options. */
export function OptionsButton() {
  return (
    <PanelButton panelId={MENU_ID} className="button-icon" aria-label={words.options}>
      <Icon name="more" />
    </PanelButton>
  );
}

/** Closes the options. A button in them that posts does so, because the page can stay the same. */
export function closeOptions(): void {
  closeDialog(MENU_ID);
}

/** The options of a screen, rendered at the end of the page. */
export function OptionsMenu({ children }: { children: ReactNode }) {
  return (
    <div id={MENU_ID} popover="auto" className="menu">
      <Backdrop panelId={MENU_ID} />
      {children}
    </div>
  );
}

/** An option that opens another page. `hint` says when it is needed, if its name does not. */
export function MenuLink({ to, hint, children }: { to: string; hint?: string; children: string }) {
  const id = useId();
  if (!hint)
    return (
      <PageLink className="menu-item" to={to}>
        {children}
      </PageLink>
    );
  return (
    <PageLink
      className="menu-item"
      to={to}
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}hint`}
    >
      <span className="grid">
        <span id={`${id}name`}>{children}</span>{" "}
        <span id={`${id}hint`} className="text-xs text-quiet">
          {hint}
        </span>
      </span>
    </PageLink>
  );
}

/**
 * An option that opens a dialog, which asks the user to confirm. `onClick` may prevent the default,
 * and open the dialog later or not at all. Destructive options have another colour.
 */
export function MenuItem({
  opens,
  isDestructive,
  onClick,
  children,
}: {
  /** The id of the dialog. */
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
        closeOptions();
        onClick?.(event);
      }}
    >
      {children}
    </PanelButton>
  );
}
