import { useEffect, useState } from "react";
import { uiWords as words } from "../../domain/words/ui";
import { paths } from "~/paths";
import { withLoadingIndicator } from "./loading-state";
import type { SuggestedNames as Names } from "~/lib/search";
import { PageLink } from "./page-link";

type Props = {
  /** The suggestions that the server sent with the page; null before a search. */
  sent: Names | null;
  /** The text in the search field; null without script and before the user types. */
  typed: string | null;
  addressOf: (q: string) => string;
};

/** The delay after the last key, in milliseconds. */
const WAIT_MS = 200;

/** Groups of names that match a search. Each name links to a search for that name. */
export function Suggestions({ sent, typed, addressOf }: Props) {
  const names = useTypedSuggestions(typed) ?? sent;
  const groups = [
    [words.customers, names?.customers],
    [words.contacts, names?.contacts],
    [words.items, names?.items],
  ] as const;
  if (groups.every(([, found]) => !found?.length)) return null;
  return (
    <nav aria-label={words.suggestions} tabIndex={-1} className="suggestions">
      {groups.map(([group, found]) =>
        found?.length ? (
          <div key={group}>
            <h2 className="px-4 pt-3 text-sm text-quiet">{group}</h2>
            <ul>
              {found.map((name) => (
                <li key={name}>
                  <PageLink className="drawer-link" to={addressOf(name)}>
                    {name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ) : null,
      )}
    </nav>
  );
}

/** Requests suggestions shortly after the last key. Only the last answer is used. */
function useTypedSuggestions(typed: string | null): Names | null {
  const [found, setFound] = useState<Names | null>(null);
  useEffect(() => {
    if (!typed?.trim()) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void fetchSuggestions(typed, controller.signal).then((names) => names && setFound(names));
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed]);
  return typed === null ? null : found;
}

// Returns null when no answer arrives; the page then shows the previous suggestions.
async function fetchSuggestions(q: string, signal: AbortSignal): Promise<Names | null> {
  try {
    // eslint-disable-next-line no-restricted-globals -- the app's own address, from the browser
    const response = await withLoadingIndicator(fetch(paths.suggestions({ q }), { signal }));
    return response.ok ? ((await response.json()) as Names) : null;
  } catch {
    return null;
  }
}
