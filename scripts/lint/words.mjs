// ESLint's rules for the words of the screens, which are in domain/words/.
import fs from "node:fs";
import path from "node:path";

/** @typedef {import("eslint").Rule.RuleContext} RuleContext */
/** @typedef {import("eslint").Rule.Node} RuleNode */
/** @typedef {{ type: string, value?: unknown, name?: any, [key: string]: any }} AnyNode */

const TEXT = /\p{L}{2}/u;
/** Attributes with text for people, on elements of HTML and on components. */
const HTML_TEXT = /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder)$/;
const COMPONENT_TEXT = /^(label|title|hint|text|button|closeText)$/;

/** Requires that text in markup is read from domain/words/. */
export const noLiteralText = {
  create: (/** @type {RuleContext} */ context) => {
    const report = (/** @type {AnyNode} */ node) =>
      context.report({
        node: /** @type {RuleNode} */ (node),
        message: "Read the text from domain/words/ (CONTRIBUTING.md).",
      });
    /** Reports the texts that an expression in markup can have. */
    function checkExpression(/** @type {AnyNode} */ node) {
      if (node.type === "Literal" && typeof node.value === "string" && TEXT.test(node.value))
        report(node);
      if (node.type === "TemplateLiteral")
        for (const part of node.quasis) if (TEXT.test(part.value.cooked)) report(part);
      if (node.type === "ConditionalExpression")
        for (const part of [node.consequent, node.alternate]) checkExpression(part);
      if (node.type === "LogicalExpression")
        for (const part of [node.left, node.right]) checkExpression(part);
    }
    return {
      JSXText(/** @type {AnyNode} */ node) {
        if (TEXT.test(String(node.value))) report(node);
      },
      "JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer"(
        /** @type {AnyNode} */ node,
      ) {
        checkExpression(node.expression);
      },
      JSXAttribute(/** @type {AnyNode} */ node) {
        const name = String(node.name.name);
        const isComponent = !/^[a-z]/.test(String(node.parent.name.name ?? ""));
        if (!HTML_TEXT.test(name) && !(isComponent && COMPONENT_TEXT.test(name))) return;
        const value =
          node.value?.type === "JSXExpressionContainer" ? node.value.expression : node.value;
        if (value) checkExpression(value);
      },
    };
  },
};

const ROOM_IMPORT = /\/domain\/words\/([\w-]+)$/;

/**
 * Forbids reading words while a module is loaded: on the server they would be in English for
 * everybody.
 */
export const wordsInFunctions = {
  create: (/** @type {RuleContext} */ context) => {
    /** @type {Set<string>} */
    const imported = new Set();
    return {
      ImportDeclaration(/** @type {AnyNode} */ node) {
        const room = ROOM_IMPORT.exec(node.source.value)?.[1] ?? "";
        if (node.importKind === "type" || /^(message|in-languages)$/.test(room) || !room) return;
        for (const { local } of node.specifiers) imported.add(local.name);
      },
      "MemberExpression:not(:function *)"(/** @type {AnyNode} */ node) {
        if (node.object.type === "Identifier" && imported.has(node.object.name))
          context.report({
            node: /** @type {RuleNode} */ (node),
            message: "Read words in a function or a getter, where the language is known.",
          });
      },
    };
  },
};

/** The keys that the sources read of each room: the names after a dot in files that import it. */
const readKeys = (() => {
  /** @type {Map<string, Set<string>> | undefined} */
  let keys;
  return () => (keys ??= collectKeys());
})();

/** Folders whose files read the words of papers through their labels, without importing the rooms. */
const PAPERS = [path.join("upstream", "pdf"), path.join("app", "customer-page")];
const PAPER_ROOMS = ["papers", "customer-page"];

function collectKeys() {
  /** @type {Map<string, Set<string>>} */
  const keys = new Map();
  for (const folder of ["app", "domain", "upstream"])
    for (const file of fs.readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
      const code = fs.readFileSync(path.join(folder, file), "utf8");
      const rooms = [...code.matchAll(/\/words\/([\w-]+)"/g)].map(([, room = ""]) => room);
      if (PAPERS.some((papers) => path.join(folder, file).startsWith(papers)))
        rooms.push(...PAPER_ROOMS);
      for (const room of rooms) {
        const names = keys.get(room) ?? new Set();
        keys.set(room, names);
        for (const [, name = ""] of code.matchAll(/[.?](\w+)/g)) names.add(name);
      }
    }
  return keys;
}

/** The rooms of the API's refusals, whose keys are codes and names of the wire. */
const CODES = /^api(-|$)/;

/** Returns whether a source names the code: as a string, as a value, or by a template with a part of it. */
const isCodeRead = (() => {
  /** @type {((code: string) => boolean) | undefined} */
  let check;
  return (/** @type {string} */ code) => (check ??= readCodes())(code);
})();

/** Reads the sources outside domain/words/. */
function readCodes() {
  /** @type {Set<string>} */
  const codes = new Set();
  /** @type {RegExp[]} */
  const templates = [];
  for (const folder of ["domain", "upstream"])
    for (const file of fs.readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!/\.ts$/.test(file) || /\.test\.ts$/.test(file)) continue;
      if (folder === "domain" && file.startsWith("words")) continue;
      const code = fs.readFileSync(path.join(folder, file), "utf8");
      for (const [, name = ""] of code.matchAll(/["'.](\w+)/g)) codes.add(name);
      for (const [, start = "", end = ""] of code.matchAll(/`(\w*)\$\{[^`}]*\}(\w*)`/g))
        if (start.length + end.length > 4) templates.push(new RegExp(`^${start}\\w+${end}$`));
    }
  return (/** @type {string} */ name) =>
    codes.has(name) || templates.some((template) => template.test(name));
}

/** Requires that each key of an English catalogue is read somewhere. */
export const noUnusedWords = {
  create: (/** @type {RuleContext} */ context) => ({
    "VariableDeclarator[id.name='en'] > TSAsExpression > ObjectExpression > Property"(
      /** @type {AnyNode} */ node,
    ) {
      const room = path.basename(context.filename, ".ts");
      const key = String(node.key.name ?? node.key.value);
      const isRead = CODES.test(room) ? isCodeRead(key) : readKeys().get(room)?.has(key);
      if (!isRead)
        context.report({
          node: /** @type {RuleNode} */ (node),
          message: `Remove '${key}' in all languages: nothing reads it.`,
        });
    },
  }),
};
