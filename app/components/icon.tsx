/** Line icons, drawn on 24 × 24; decorative, so whatever bears one has words or an accessible name beside it. */
const DRAWN = {
  menu: "M4 7h16M4 12h16M4 17h16",
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  add: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5",
  home: "M4 11l8-7 8 7v9h-6v-6h-4v6H4z",
  invoice: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  contact: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 4-6 8-6s8 2 8 6",
  item: "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
  leave: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  bin: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",
  alert: "M12 4l9 16H3zM12 10v4M12 17v.5",
  next: "M9 5l7 7-7 7",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  payment: "M3 6h18v12H3zM3 10h18M7 15h3",
} as const;

export type IconName = keyof typeof DRAWN;

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false">
      <path d={DRAWN[name]} />
    </svg>
  );
}
