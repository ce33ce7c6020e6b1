/**
 * The colours that an invoice can be printed in, as two rows of nine. White means no colour. `name`
 * is the key of the name on screens (`domain/words/en/invoice-wizard.ts`).
 */
export const TEMPLATE_COLORS = [
  { hex: "#FFFFFF", name: "white" },
  { hex: "#F44336", name: "red" },
  { hex: "#E91E63", name: "pink" },
  { hex: "#9C27B0", name: "purple" },
  { hex: "#673AB7", name: "deepPurple" },
  { hex: "#3F51B5", name: "indigo" },
  { hex: "#2196F3", name: "blue" },
  { hex: "#03A9F4", name: "lightBlue" },
  { hex: "#00BCD4", name: "cyan" },
  { hex: "#009688", name: "teal" },
  { hex: "#4CAF50", name: "green" },
  { hex: "#8BC34A", name: "lightGreen" },
  { hex: "#CDDC39", name: "lime" },
  { hex: "#FFEB3B", name: "yellow" },
  { hex: "#FFC107", name: "amber" },
  { hex: "#FF9800", name: "orange" },
  { hex: "#FF5722", name: "deepOrange" },
  { hex: "#795548", name: "brown" },
] as const;

/** White, which stands for no colour. */
export const NO_COLOR = TEMPLATE_COLORS[0].hex;
