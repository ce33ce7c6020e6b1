import type { Plugin } from "vite";
import type { Catalogue } from "../../domain/words/message";

/**
 * Whether the build replaces English by a pseudo-language, which shows texts that are not read from
 * domain/words/ and texts that do not fit: `PSEUDO_LANGUAGE=on npm run build`. Only for tests.
 */
export const isPseudo = process.env.PSEUDO_LANGUAGE === "on";

/** Text with its brackets is longer by this share, as Malay is. */
const LONGER = 0.4;
/** The brackets, and the space before the filler. */
const FRAME = "[ ]".length;

const PLAIN = "AEIOUYaeiouySnrz";
const ACCENTED = "ÀÉÎÖÛÝàéîöûýŜñřž";

/** Returns "[Šàṽé ~~]"-like text for "Save". Values such as {amount} stay. */
export function toPseudo(text: string): string {
  const accented = text.replace(/\{\w+\}|\w/g, (part) => ACCENTED[PLAIN.indexOf(part)] ?? part);
  const length = text.replace(/\{\w+\}/g, "").length * LONGER;
  // Groups of a word's length, so that long text still wraps.
  const filler = "~".repeat(Math.max(0, Math.ceil(length) - FRAME)).replace(/~{6}(?=~)/g, "$& ");
  return filler ? `[${accented} ${filler}]` : `[${accented}]`;
}

/** Returns the catalogue in the pseudo-language. */
export function toPseudoCatalogue(catalogue: Catalogue): Catalogue {
  return Object.fromEntries<Catalogue[string]>(
    Object.entries(catalogue).map(([key, message]) => [
      key,
      typeof message === "string" ? toPseudo(message) : toPseudoCatalogue(message),
    ]),
  );
}

/** Replaces the English catalogues of the server by the pseudo-language. */
export function buildPseudoServer(load: (file: string) => Promise<Catalogue>): Plugin {
  return {
    name: "pseudo-language",
    enforce: "pre",
    apply: (_, { isSsrBuild = false }) => isPseudo && isSsrBuild,
    async load(id) {
      const file = /\/domain\/words\/en\/([\w-]+\.ts)$/.exec(id)?.[1];
      if (!file) return null;
      return `export const en = ${JSON.stringify(toPseudoCatalogue(await load(file)))};`;
    },
  };
}
