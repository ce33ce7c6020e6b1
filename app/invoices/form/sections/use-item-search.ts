import { useEffect, useState } from "react";
import { withLoadingIndicator } from "~/ui/loading-state";
import { invoicePaths } from "~/invoices/paths";
import type { ItemOptions } from "../item-options.server";

/** The answer to a search, and the text that was searched for. */
export type ItemMatches = ItemOptions & { text: string };

/** The delay after the last key, in milliseconds. */
const WAIT_MS = 200;

/**
 * Searches the items that can be sold: shortly after the last key, and at once for an empty text.
 * `typed` is null while no list is shown. Only the last answer is used. Until it arrives, `matches`
 * are those of an earlier text, or null before the first answer.
 */
export function useItemSearch(typed: string | null) {
  const [matches, setMatches] = useState<ItemMatches | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const text = typed === null ? null : typed.trim();
  useEffect(() => {
    if (text === null) return undefined;
    setFailed(false);
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        void fetchItems(text, controller.signal).then((answer) => {
          if (controller.signal.aborted) return;
          if (answer) setMatches({ ...answer, text });
          setFailed(answer === null);
        });
      },
      text === "" ? 0 : WAIT_MS,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, attempt]);
  return { matches, isFailed, retry: () => setAttempt((count) => count + 1) };
}

/** Returns null when the request fails. */
async function fetchItems(q: string, signal: AbortSignal): Promise<ItemOptions | null> {
  try {
    const response = await withLoadingIndicator(
      // eslint-disable-next-line no-restricted-globals -- the app's own address, from the browser
      fetch(invoicePaths.itemOptions({ q }), { signal }),
    );
    return response.ok ? ((await response.json()) as ItemOptions) : null;
  } catch {
    return null;
  }
}
