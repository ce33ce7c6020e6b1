/** A Friday on which every chart and list of the demo has something to show. */
export const now = new Date("2026-11-20T10:00:00+08:00");
