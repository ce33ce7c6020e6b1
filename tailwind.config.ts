import type { Config } from "tailwindcss";

const token = (name: string) => `var(--${name})`;

/**
 * The one scale of space, type and colour; the colours' values, light and dark, are in
 * app/ui/styles.css.
 */
export default {
  // Its variables only where they are used, not on every element of every page.
  experimental: { optimizeUniversalDefaults: true },
  corePlugins: { preflight: false },
  content: ["./app/**/*.tsx"],
  // Named by the status's tone.
  safelist: ["row-received", "row-voided"],
  // Not used, or words of the code that only look like them.
  blocklist: [
    "filter",
    "resize",
    "hidden",
    "!tab",
    "!row",
    "!container",
    "container",
    "table",
    "transform",
  ],
  theme: {
    spacing: {
      0: "0",
      px: "1px",
      1: "4px",
      2: "8px",
      3: "12px",
      4: "16px",
      6: "24px",
      8: "32px",
      11: "44px",
      12: "48px",
      14: "56px",
    },
    fontSize: {
      xs: ["0.75rem", "1.5"],
      sm: ["0.875rem", "1.5"],
      base: ["1rem", "1.5"],
      lg: ["1.25rem", "1.2"],
      xl: ["1.75rem", "1.2"],
    },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      ink: token("ink"),
      quiet: token("quiet"),
      paper: token("paper"),
      raised: token("raised"),
      line: token("line"),
      edge: token("edge"),
      brand: token("brand"),
      "on-brand": token("on-brand"),
      tint: token("tint"),
      danger: token("danger"),
    },
    borderRadius: { none: "0", control: "8px", card: "12px", full: "999px" },
    extend: {
      maxWidth: { form: "720px", list: "960px", dialog: "400px" },
      width: { drawer: "280px" },
    },
  },
} satisfies Config;
