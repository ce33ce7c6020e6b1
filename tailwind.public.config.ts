import type { Config } from "tailwindcss";
import all from "./tailwind.config";

/** The scale of tailwind.config.ts for the pages before the login, with only the classes they use. */
export default {
  ...all,
  safelist: [],
  content: [
    "./app/root.tsx",
    "./app/account/{layout,login,reset,sign-up}/**/*.tsx",
    "./app/forms/*.tsx",
    "./app/ui/*.{tsx,ts}",
    "./app/shell/footer.tsx",
  ],
} satisfies Config;
