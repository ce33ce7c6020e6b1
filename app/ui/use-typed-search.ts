import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

const WAIT_MS = 200;

/** What a list shows: what it is searched for, and the rows. */
type SearchResult<Page> = { q: string; page: Page };

/**
 * With script: what is searched for as it is typed into the header's field, in the place of what the
 * page was sent with; the field keeps the focus, the last answer counts, and the address follows.
 * While none comes the list stays as it is, and Enter asks for a new page.
 */
export function useTypedSearch<Page>(
  { q, page }: SearchResult<Page>,
  addressOf: (q: string) => string,
): SearchResult<Page> & { isTyped: boolean } {
  const { load, data } = useFetcher<SearchResult<Page> | { title: string }>();
  const [shown, setShown] = useState({ page, data, found: { q, page } });
  if (shown.page !== page) setShown({ page, data, found: { q, page } });
  else if (data !== shown.data)
    setShown({ page, data, found: data && "page" in data ? data : shown.found });

  const address = useRef(addressOf);
  useEffect(() => {
    address.current = addressOf;
  });
  const { key } = useLocation();
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>("[role=search] [name=q]");
    let wait: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      const to = address.current(field?.value.trim() ?? "");
      load(`${to}${to.includes("?") ? "&" : "?"}only=1`);
    };
    const onInput = () => {
      clearTimeout(wait);
      wait = setTimeout(ask, WAIT_MS);
    };
    field?.addEventListener("input", onInput);
    return () => {
      clearTimeout(wait);
      field?.removeEventListener("input", onInput);
    };
  }, [key, load]);

  const { found } = shown;
  const isTyped = found.page !== page;
  useEffect(() => {
    // So that a reload comes to the same; the router need not know.
    if (isTyped) window.history.replaceState(window.history.state, "", address.current(found.q));
  }, [isTyped, found]);
  return { ...found, isTyped };
}
