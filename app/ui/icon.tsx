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
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
