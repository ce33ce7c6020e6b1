// The rules that need no types. The rules that need types are in .oxlintrc.jsonc.
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { noLiteralText, noUnusedWords, wordsInFunctions } from "./scripts/lint/words.mjs";

const tests = ["**/*.test.{ts,tsx}"];
const onlyV2 = "Only app/server/v2/transport.server.ts calls fetch.";
const noFloats = "Money is never a float, nor formatted from one: use domain/money/.";
const floatGlobals = [{ name: "parseFloat", message: noFloats }];
const floatProperties = [
  { property: "toFixed", message: noFloats },
  { object: "Number", property: "parseFloat", message: noFloats },
];

/** Requires a reason in every comment that turns a rule off. */
const describedDisable = {
  create: (/** @type {import("eslint").Rule.RuleContext} */ context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*(?:es|ox)lint-disable(?!.* -- \S)/s.test(comment.value)) {
          context.report({
            loc: comment.loc,
            message: "Add the reason after the rule: '-- because …'.",
          });
        }
      }
    },
  }),
};

const POSTING_FORM =
  "JSXOpeningElement[name.name=/^[Ff]orm$/] > " +
  "JSXAttribute[name.name='method'] > Literal[value=/post/i]";

/** Requires PostForm for posted forms, because it contains the form proof (decision 60). */
const postForms = {
  create: (/** @type {import("eslint").Rule.RuleContext} */ context) => ({
    [POSTING_FORM](/** @type {import("eslint").Rule.Node} */ node) {
      context.report({ node, message: "Use PostForm for a form that is posted." });
    },
  }),
};

const INVOICE_TABLES =
  "invoices|invoice_lines|receipts|refunds|refund_parts|payments|rounding_changes|" +
  "account_movements|running_totals|" +
  "credit_notes|credit_note_lines|invoice_versions|deleted_invoices";

/**
 * Requires that invoices and the data derived from them are written through `changeInvoice`
 * (decision 115).
 */
const writeInvoicesOnce = [
  {
    selector: "MemberExpression[property.name='withInvoices']",
    message: "Write invoices through upstream/invoices/write/change-invoice.ts.",
  },
  {
    selector:
      "CallExpression[callee.property.name=/^(insertInto|updateTable|deleteFrom)$/]" +
      `[callee.object.name!='books'][arguments.0.value=/^(${INVOICE_TABLES})( as \\w+)?$/]`,
    message: "Write invoices through the books that `changeInvoice` opens.",
  },
];

/**
 * The files that may write invoices directly: `changeInvoice` itself, the code that writes whole
 * books, migrations, the code that fills new columns of old rows at the start, and tests.
 */
const MAY_WRITE_INVOICES = [
  "upstream/invoices/write/**",
  "upstream/books/**",
  "upstream/db/migrations/**",
  "upstream/invoices/compose/fill-search-texts.ts",
  "upstream/invoices/payments/{fill-base-amounts,fill-receipts}.ts",
  "upstream/invoices/versions/fill-versions.ts",
  "upstream/totals/{fill-due-days,running-totals}.ts",
  "upstream/db/company-books.ts",
  "upstream/{contract,testing,seed}/**",
  ...tests,
];

/** The rules for the words of the screens. */
const words = {
  rules: {
    "in-functions": wordsInFunctions,
    "no-unused": noUnusedWords,
    "no-literals": noLiteralText,
  },
};

/** The rooms whose words are in domain/words/, in three languages. The list grows to all of app/. */
const TRANSLATED = [
  "app/{shell,ui}",
  "app/invoices/{choosers,form,select,wizard}",
  "app/shell",
  "app/account",
  "app/{business,contacts,forms,items}",
  "app/{customer-page,dashboard}",
  "app/invoices/{cash-sale,duplicate,reminders,repeats,send,today}",
  "app/invoices/{deleted,list,pdf,periods,versions,view}",
  "app/invoices/{receipt,receipts,record-payment,refunds}",
  "app/invoices/{credit-notes,owed,payments,void}",
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
    // Declarations that extend a package's types must repeat their form.
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
      // The other recommended rules are for React's compiler, which is not used, and take longer
      // than all of these.
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      // Remix's links have "to" instead of "href".
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

  { plugins: { words } },
  {
    files: ["app/**/*.{ts,tsx}"],
    rules: { "words/in-functions": "error" },
  },
  {
    files: ["domain/words/en/**"],
    rules: { "words/no-unused": "error" },
  },
  {
    files: TRANSLATED.map((room) => `${room}/**/*.tsx`),
    rules: { "words/no-literals": "error" },
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
    rules: { "no-restricted-syntax": ["error", ...writeInvoicesOnce] },
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
    // These files are lists of independent journeys.
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
