import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { chooseBlackOrWhite } from "./domain/color";
import { NO_COLOR, TEMPLATE_COLORS } from "./domain/palette";
import all from "./tailwind.config";

/** Returns the colours of an invoice sample as custom properties for wizard.css. */
function sampleColors(color: string) {
  // White means no colour: the sample uses the ink and grey of the paper.
  return color === NO_COLOR
    ? {
        "--template": "var(--none)",
        "--rule": "var(--paper-ink)",
        "--on-template": "var(--paper-ink)",
      }
    : { "--template": color, "--rule": color, "--on-template": chooseBlackOrWhite(color) };
}

/** In browsers with `:has`, the selected colour overrides the saved one. */
const colors = TEMPLATE_COLORS.flatMap(({ hex }) => [
  { [`.template[data-color="${hex}"]`]: sampleColors(hex) },
  { [`.template:has([value="${hex}"]:checked)`]: sampleColors(hex) },
]);

/** The configuration of app/invoices/wizard/wizard.css, with the colours of domain/palette.ts. */
export default {
  ...all,
  safelist: [],
  content: ["./app/invoices/wizard/**/*.tsx"],
  plugins: [plugin((api) => api.addBase(colors))],
} satisfies Config;
