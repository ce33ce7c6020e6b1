// The rules that need no types; those that do are in .oxlintrc.jsonc.
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const tests = ["**/*.test.{ts,tsx}"];
const onlyV2 = "Only app/server/v2/transport.server.ts calls fetch.";
const noFloats = "Money is never a float, nor formatted from one: use domain/money/.";
const floatGlobals = [{ name: "parseFloat", message: noFloats }];
const floatProperties = [
  { property: "toFixed", message: noFloats },
  { object: "Number", property: "parseFloat", message: noFloats },
];

/** House rule: whoever turns a rule off says why. */
const describedDisable = {
  create: (/** @type {import("eslint").Rule.RuleContext} */ context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*(?:es|ox)lint-disable(?!.* -- \S)/s.test(comment.value)) {
          context.report({ loc: comment.loc, message: "Say why the rule is off: '-- because …'." });
        }
      }
    },
  }),
};

const POSTING_FORM =
  "JSXOpeningElement[name.name=/^[Ff]orm$/] > " +
  "JSXAttribute[name.name='method'] > Literal[value=/post/i]";

/** House rule: what is posted carries the proof of decision 60. */
const postForms = {
  create: (/** @type {import("eslint").Rule.RuleContext} */ context) => ({
    [POSTING_FORM](/** @type {import("eslint").Rule.Node} */ node) {
      context.report({ node, message: "A form that is posted is a PostForm." });
    },
  }),
};

const INVOICE_TABLES =
  "invoices|invoice_lines|payments|rounding_changes|account_movements|running_totals|" +
  "credit_notes|credit_note_lines|invoice_versions|deleted_invoices";

/** House rule: what follows from an invoice is written through `changeInvoice` (decision 115). */
const oneDoor = [
  {
    selector: "MemberExpression[property.name='withInvoices']",
    message: "Invoices are written through upstream/invoices/write/change-invoice.ts.",
  },
  {
    selector:
      "CallExpression[callee.property.name=/^(insertInto|updateTable|deleteFrom)$/]" +
      `[callee.object.name!='books'][arguments.0.value=/^(${INVOICE_TABLES})( as \\w+)?$/]`,
    message: "Invoices are written through the books that `changeInvoice` opens.",
  },
];

/** Who else may: whole books, what fills old rows at start, and what moves an item's income. */
const MAY_WRITE_INVOICES = [
  "upstream/invoices/write/**",
  "upstream/books/**",
  "upstream/db/migrations/**",
  "upstream/invoices/compose/fill-search-texts.ts",
  "upstream/invoices/payments/fill-base-amounts.ts",
  "upstream/invoices/versions/fill-versions.ts",
  "upstream/totals/{fill-due-days,running-totals}.ts",
  "upstream/db/company-books.ts",
  "upstream/{contract,testing,seed}/**",
  ...tests,
];

export default tseslint.config(
  {
    ignores: [
      "build/",
      "public/",
      "node_modules/",
      "data/",
      "test-results/",
      "playwright-report/",
      ".cache/",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommended],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
    },
  },
  {
    // Declarations that add to a package's own must repeat its form.
    files: ["**/*.d.ts"],
    rules: {
      "@typescript-eslint/triple-slash-reference": "off",
      "@typescript-eslint/no-unused-vars": "off",
    },
  },
  {
    files: ["**/*.{js,mjs}"],
    extends: [tseslint.configs.recommended],
  },
  {
    files: ["**/*.{ts,tsx,js,mjs}"],
    plugins: {
      house: { rules: { "described-disable": describedDisable, "post-forms": postForms } },
    },
    rules: {
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      "house/described-disable": "error",
      "house/post-forms": "error",
      eqeqeq: "error",
    },
  },
  {
    files: ["app/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { "react-hooks": reactHooks },
    rules: {
      // The others of its recommended rules are for React's compiler, which is not used, and take
      // longer than all these.
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      // Remix's links say "to" where an anchor says "href".
      "jsx-a11y/anchor-is-valid": [
        "error",
        { components: ["Link", "NavLink"], specialLink: ["to"] },
      ],
    },
    settings: {
      "jsx-a11y": {
        components: {
          Link: "a",
          NavLink: "a",
          Form: "form",
          ValidatedForm: "form",
          LongForm: "form",
        },
      },
    },
  },

  {
    files: ["app/**", "upstream/**", "domain/**"],
    rules: {
      "no-restricted-globals": ["error", ...floatGlobals],
      "no-restricted-properties": ["error", ...floatProperties],
    },
  },
  {
    files: ["upstream/**/*.ts"],
    ignores: MAY_WRITE_INVOICES,
    rules: { "no-restricted-syntax": ["error", ...oneDoor] },
  },
  {
    files: ["app/**"],
    ignores: ["app/server/v2/transport.server.ts", ...tests],
    rules: {
      "no-restricted-globals": ["error", ...floatGlobals, { name: "fetch", message: onlyV2 }],
      "no-restricted-properties": [
        "error",
        ...floatProperties,
        ...["window", "globalThis", "self"].map((object) => ({
          object,
          property: "fetch",
          message: onlyV2,
        })),
      ],
    },
  },
  {
    // Lists of journeys, each read by itself.
    files: ["e2e/*.spec.ts"],
    rules: { "max-lines": "off" },
  },
  {
    files: ["e2e/**"],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          property: "waitForTimeout",
          message: "Wait for what should happen, not for time to pass.",
        },
      ],
    },
  },
);
