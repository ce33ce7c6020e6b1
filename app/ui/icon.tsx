/** The symbols of public/icons.svg: line drawings on 24 × 24, in one file that is fetched once. */
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
  | "message";

/** Decorative: whatever bears one has words or an accessible name beside it. */
export function Icon({ name, size = 24 }: { name: IconName; size?: 16 | 20 | 24 | 72 }) {
  return (
    <svg className={size === 24 ? "icon" : `icon icon-${size}`} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
