// Puts the words of domain/words/ into the scripts for browsers: only the words that a script uses,
// and only in one language. A build writes the English scripts to assets/, and a copy of them with
// the words of each other language to assets/ms/ and assets/zh/. The server chooses the folder
// (app/server/page/scripts-in-language.server.ts).
import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithEsbuild, type Plugin } from "vite";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../domain/languages";
import type { Catalogue } from "../../domain/words/message";
import { isPseudo, toPseudoCatalogue } from "./pseudo";

const WORDS = fileURLToPath(new URL("../../domain/words", import.meta.url));

/** Stands for a message until the scripts are complete; terser keeps it in one piece. */
const MARKER = /@@words:([\w.-]+):[\w-]+@@/g;

/** What the plugin reads of a node of Rollup's syntax tree. */
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export function buildWords(): Plugin {
  let rooms = new Map<string, Catalogue>();
  const texts = new Map<string, Record<Language, string>>();
  return {
    name: "words",
    enforce: "post",
    apply: (_, { command, isSsrBuild = false }) => command === "build" && !isSsrBuild,
    async buildStart() {
      rooms = await readRooms(texts);
    },
    transform(code, id) {
      if (!code.includes("/words/")) return null;
      const [importer = ""] = id.split("?");
      const tree = this.parse(code) as unknown as Node;
      const replaced = replaceWords(code, tree, (source) => rooms.get(findRoom(source, importer)));
      if ("error" in replaced) this.error(replaced.error, replaced.position);
      return { code: replaced.code, map: null };
    },
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        const modules = output.type === "chunk" ? Object.keys(output.modules) : [];
        const leaked = modules.find((id) => id.startsWith(path.join(WORDS, "zh/")));
        if (leaked) this.error(`A script would contain ${leaked}, and with it all languages.`);
      }
    },
    // Vite completes the scripts in `generateBundle`, so the words are put in afterwards.
    async writeBundle({ dir = "" }, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === "chunk")
          for (const { id: language } of LANGUAGES) {
            const folder = language === DEFAULT_LANGUAGE ? "" : language;
            const { dir: assets, base } = path.parse(path.join(dir, output.fileName));
            await fs.mkdir(path.join(assets, folder), { recursive: true });
            const script = translate(output.code, texts, language);
            await fs.writeFile(path.join(assets, folder, base), script);
          }
    },
  };
}

/** Returns the name of the room that a module imports by `source`; empty for other modules. */
function findRoom(source: string, importer: string): string {
  const { dir, name } = path.parse(path.resolve(path.dirname(importer), source));
  return dir === WORDS ? name : "";
}

function translate(
  code: string,
  texts: ReadonlyMap<string, Record<Language, string>>,
  language: Language,
): string {
  return code.replace(MARKER, (marker, key: string) => {
    const text = texts.get(key)?.[language] ?? marker;
    // The marker can be in any kind of string, so all their delimiters are escaped.
    return JSON.stringify(text)
      .slice(1, -1)
      .replace(/['`]|\$\{/g, "\\$&");
  });
}

/** Returns the markers of all rooms, and adds their texts to `texts`. */
async function readRooms(texts: Map<string, Record<Language, string>>) {
  const files = await fs.readdir(path.join(WORDS, DEFAULT_LANGUAGE));
  const rooms = files.map(async (file) => {
    const room = path.basename(file, ".ts");
    const [en, ms, zh] = await Promise.all([
      readEnglish(file),
      importCatalogue("ms", file),
      importCatalogue("zh", file),
    ]);
    return [room, toMarkers(room, { en, ms, zh }, texts)] as const;
  });
  return new Map(await Promise.all(rooms));
}

async function readEnglish(file: string): Promise<Catalogue> {
  const english = await importCatalogue("en", file);
  return isPseudo ? toPseudoCatalogue(english) : english;
}

// A catalogue imports only types, so its compiled code can be imported without a file.
export async function importCatalogue(language: Language, file: string): Promise<Catalogue> {
  const name = path.join(WORDS, language, file);
  const { code } = await transformWithEsbuild(await fs.readFile(name, "utf8"), name, {
    sourcemap: false,
  });
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  return ((await import(url)) as Record<Language, Catalogue>)[language];
}

function toMarkers(
  key: string,
  catalogues: Record<Language, Catalogue>,
  texts: Map<string, Record<Language, string>>,
): Catalogue {
  const { en, ms, zh } = catalogues;
  const entries = Object.entries(en).map(([name, message]): [string, string | Catalogue] => {
    const path = `${key}.${name}`;
    if (typeof message !== "string") {
      const parts = { en: message, ms: ms[name], zh: zh[name] } as Record<Language, Catalogue>;
      return [name, toMarkers(path, parts, texts)];
    }
    // Malay and Chinese have one plural form.
    const text = { en: message, ms: ms[name] ?? ms.other, zh: zh[name] ?? zh.other };
    texts.set(path, text as Record<Language, string>);
    // The digest changes the names of the scripts when a text changes.
    const digest = createHash("sha256").update(JSON.stringify(text)).digest("base64url");
    return [name, `@@words:${path}:${digest.slice(0, 8)}@@`];
  });
  return Object.fromEntries<string | Catalogue>(entries);
}

type Replaced = { code: string } | { error: string; position: number };

/** Replaces the words that a module reads by markers, and removes the import of the words. */
function replaceWords(
  code: string,
  tree: Node,
  findWords: (source: string) => Catalogue | undefined,
): Replaced {
  const edits: { start: number; end: number; text: string }[] = [];
  const imported = new Map<string, Catalogue>();
  for (const statement of tree.body as Node[]) {
    if (statement.type !== "ImportDeclaration") continue;
    const source = (statement.source as Node).value as string;
    const room = findWords(source);
    if (!room) continue;
    for (const specifier of statement.specifiers as Node[])
      imported.set((specifier.local as Node).name as string, room);
    edits.push({ start: statement.start, end: statement.end, text: "" });
  }
  let error: { error: string; position: number } | null = null;
  visit(tree);
  if (error) return error;
  edits.sort((a, b) => b.start - a.start);
  return {
    code: edits.reduce(
      (result, { start, end, text }) => result.slice(0, start) + text + result.slice(end),
      code,
    ),
  };

  function visit(node: Node): void {
    if (node.type === "ImportDeclaration") return;
    if (node.type === "Identifier" && imported.has(node.name as string))
      error ??= {
        error: `Write '${node.name as string}.key': the words of a room are no value of their own.`,
        position: node.start,
      };
    const marker = node.type === "MemberExpression" ? findMarker(node) : undefined;
    if (marker !== undefined) {
      const text =
        typeof marker === "string" ? JSON.stringify(marker) : `(${JSON.stringify(marker)})`;
      edits.push({ start: node.start, end: node.end, text });
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      // The name after a dot and the name of a property are no variables.
      if ((name === "property" || name === "key") && !node.computed) continue;
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each);
    }
  }

  function findMarker({ object, property, computed }: Node): string | Catalogue | undefined {
    if (computed || !isNode(object) || !isNode(property)) return undefined;
    const name = property.name as string;
    if (object.type === "Identifier") return imported.get(object.name as string)?.[name];
    const parent = object.type === "MemberExpression" ? findMarker(object) : undefined;
    return typeof parent === "object" ? parent[name] : undefined;
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
