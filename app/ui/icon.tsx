/** The symbols of public/icons.svg: line drawings of 24 × 24. */
export type IconName =
  | "menu"
  | "back"
  | "close"
  | "add"
  | "minus"
  | "more"
  | "tick"
  | "down"
  | "move-up"
  | "move-down"
  | "person"
  | "business"
  | "search"
  | "home"
  | "invoice"
  | "contact"
  | "item"
  | "leave"
  | "lite"
  | "bin"
  | "alert"
  | "next"
  | "file"
  | "calendar"
  | "payment"
  | "mail"
  | "map"
  | "phone"
  | "chat"
  | "message"
  | "edit"
  | "copy"
  | "repeat";

/**
 * A decorative icon. The server writes the symbols of a page into it and changes the addresses
 * (inline-icons.server.ts). The element around the icon needs text or an accessible name.
 */
export function Icon({ name, size = 24 }: { name: IconName; size?: 16 | 20 | 24 | 72 }) {
  return (
    <svg className={size === 24 ? "icon" : `icon icon-${size}`} aria-hidden="true">
      <use href={`/icons.svg#${name}`} suppressHydrationWarning />
    </svg>
  );
}
