/** What the button posts that empties all quantities, for crediting a few of many lines. */
export const CLEAR = "clear";
