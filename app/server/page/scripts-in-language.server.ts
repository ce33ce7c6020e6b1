import type { EntryContext } from "@remix-run/node";
import { DEFAULT_LANGUAGE, type Language } from "../../../domain/languages";

type Manifest = EntryContext["manifest"];

/** Caches the manifests: by the manifest of the build, then by language. */
const manifests = new WeakMap<Manifest, Map<Language, Manifest>>();

/**
 * Returns the manifest with the scripts in a language: those of English are in `assets/`, those of
 * the other languages in a folder of it (`scripts/vite/words.ts`). In development the scripts
 * contain all languages.
 */
export function selectScripts(manifest: Manifest, language: Language): Manifest {
  if (language === DEFAULT_LANGUAGE || import.meta.env.DEV) return manifest;
  const byLanguage = manifests.get(manifest) ?? new Map<Language, Manifest>();
  manifests.set(manifest, byLanguage);
  const known = byLanguage.get(language) ?? moveScripts(manifest, language);
  byLanguage.set(language, known);
  return known;
}

function moveScripts(manifest: Manifest, language: Language): Manifest {
  const moveScript = (_: string, value: unknown): unknown =>
    typeof value === "string"
      ? value.replace(/(\/assets\/)(?!manifest-)([^/]+\.js)$/, `$1${language}/$2`)
      : value;
  return JSON.parse(JSON.stringify(manifest), moveScript) as Manifest;
}
