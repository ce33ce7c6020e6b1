import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { textColorOn } from "./domain/color";
import { NO_COLOR, TEMPLATE_COLORS } from "./domain/palette";
import all from "./tailwind.config";

/** What the samples of an invoice are painted with, as custom properties of wizard.css. */
function paintsOf(color: string) {
  // White is none: the paper's own ink and grey.
  return color === NO_COLOR
    ? {
        "--template": "var(--none)",
        "--rule": "var(--paper-ink)",
        "--on-template": "var(--paper-ink)",
      }
    : { "--template": color, "--rule": color, "--on-template": textColorOn(color) };
}

/** The ticked colour wins over the saved one, where the browser can tell (`:has`). */
const colors = TEMPLATE_COLORS.flatMap(({ hex }) => [
  { [`.template[data-color="${hex}"]`]: paintsOf(hex) },
  { [`.template:has([value="${hex}"]:checked)`]: paintsOf(hex) },
]);

/** The colours of domain/palette.ts, for app/invoices/wizard/wizard.css. */
export default {
  ...all,
  safelist: [],
  content: ["./app/invoices/wizard/**/*.tsx"],
  plugins: [plugin((api) => api.addBase(colors))],
} satisfies Config;
