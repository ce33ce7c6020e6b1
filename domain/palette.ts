/** The colours that an invoice can be printed in, as two rows of nine. White means no colour. */
export const TEMPLATE_COLORS = [
  { hex: "#FFFFFF", name: "White, no colour" },
  { hex: "#F44336", name: "Red" },
  { hex: "#E91E63", name: "Pink" },
  { hex: "#9C27B0", name: "Purple" },
  { hex: "#673AB7", name: "Deep purple" },
  { hex: "#3F51B5", name: "Indigo" },
  { hex: "#2196F3", name: "Blue" },
  { hex: "#03A9F4", name: "Light blue" },
  { hex: "#00BCD4", name: "Cyan" },
  { hex: "#009688", name: "Teal" },
  { hex: "#4CAF50", name: "Green" },
  { hex: "#8BC34A", name: "Light green" },
  { hex: "#CDDC39", name: "Lime" },
  { hex: "#FFEB3B", name: "Yellow" },
  { hex: "#FFC107", name: "Amber" },
  { hex: "#FF9800", name: "Orange" },
  { hex: "#FF5722", name: "Deep orange" },
  { hex: "#795548", name: "Brown" },
] as const;

/** White, which stands for no colour. */
export const NO_COLOR = TEMPLATE_COLORS[0].hex;
