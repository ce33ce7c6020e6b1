import process from "node:process";
import { CUSTOMER_STATES, customerPage } from "../../e2e/support/customer-page.ts";
import { now } from "./now.mjs";

const WORDS = {
  "to pay": "A code to keep, what a bank asks for, and one line that says how much by when.",
  late: "By how many days.",
  "part paid": "What is left, and the receipt of what was paid.",
  paid: "When, with its receipt.",
  credited: "Nothing is left; the credit note has a minus.",
  "to give back": "How much comes back.",
  void: "No sum to pay anywhere.",
};

/** 60 characters. */
const LONG_NAME = "Perusahaan Pembekalan Makanan Laut dan Minuman Warisan Nenek";

const LOOKS = [
  { look: "logo", wanted: { hasLogo: true, color: "#673AB7" } },
  { look: "plain", wanted: {}, isVariant: true },
  { look: "long", wanted: { name: LONG_NAME, hasLogo: true, color: "#FFEB3B" }, isVariant: true },
];

/**
 * Each state with a logo; its variants are without one and with a long name.
 * @type {import("./types").Chapter}
 */
export const customerPages = {
  title: "What a customer sees, by state",
  screens: CUSTOMER_STATES.flatMap((state) =>
    LOOKS.map(({ look, wanted, isVariant = false }) => ({
      id: `customer-${state.replaceAll(" ", "-")}-${look}`,
      title: `An invoice ${state}`,
      address: "/i/{token}",
      words: WORDS[state],
      as: /** @type {const} */ ("nobody"),
      sees: "INV-0001",
      isVariant,
      steps: async (/** @type {import("./types").Visit} */ { page }) => {
        const { path } = await customerPage(state, { ...wanted, now });
        await page.goto((process.env.LEJAR_APP_URL ?? "") + path);
      },
    })),
  ),
};
