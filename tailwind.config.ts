import type { Config } from "tailwindcss";

const token = (name: string) => `var(--${name})`;

/**
 * The scale of spacing, type and colours for all pages. The values of the colours, light and dark,
 * are in app/ui/base.css.
 */
export default {
  // Tailwind's variables are set only where they are used, not on every element.
  experimental: { optimizeUniversalDefaults: true },
  corePlugins: { preflight: false },
  content: ["./app/**/*.tsx"],
  // The code builds these class names from the tone of a status, so Tailwind does not find them.
  safelist: ["row-received", "row-voided"],
  // These words of the code are also names of Tailwind's classes, which the app does not use.
  blocklist: [
    "filter",
    "resize",
    "hidden",
    "!tab",
    "!row",
    "!figures",
    "!container",
    "container",
    "table",
    "transform",
    "static",
    "visible",
    "invisible",
    "collapse",
    "outline",
    "transition",
    "shadow",
    "blur",
    "border",
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
