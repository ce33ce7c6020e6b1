import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** The delay after the last key, in milliseconds. */
const WAIT_MS = 200;

/** The search text of a list and the rows that match it. */
type SearchResult<Page> = { q: string; page: Page };

/**
 * Searches while the user types in the header's field. Returns the newest result in place of the
 * one that came with the page. The field keeps the focus, and the address changes with the search.
 * When no answer arrives, the list is not changed, and the Enter key still loads a new page.
 * `isTyped` is true when the result comes from typing.
 */
export function useTypedSearch<Page>(
  { q, page }: SearchResult<Page>,
  addressOf: (q: string) => string,
): SearchResult<Page> & { isTyped: boolean } {
  const { load, data } = useFetcher<SearchResult<Page> | { title: string }>();
  const [current, setCurrent] = useState({ page, data, result: { q, page } });
  if (current.page !== page) setCurrent({ page, data, result: { q, page } });
  else if (data !== current.data)
    setCurrent({ page, data, result: data && "page" in data ? data : current.result });

  const currentAddressOf = useRef(addressOf);
  useEffect(() => {
    currentAddressOf.current = addressOf;
  });
  const { key } = useLocation();
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>("[role=search] [name=q]");
    let timer: ReturnType<typeof setTimeout> | undefined;
    const search = () => {
      const url = currentAddressOf.current(field?.value.trim() ?? "");
      load(`${url}${url.includes("?") ? "&" : "?"}only=1`);
    };
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(search, WAIT_MS);
    };
    field?.addEventListener("input", onInput);
    return () => {
      clearTimeout(timer);
      field?.removeEventListener("input", onInput);
    };
  }, [key, load]);

  const { result } = current;
  const isTyped = result.page !== page;
  useEffect(() => {
    // A reload shows the same result by this address. The router does not get the address, because it
    // would load the page again.
    if (isTyped)
      window.history.replaceState(window.history.state, "", currentAddressOf.current(result.q));
  }, [isTyped, result]);
  return { ...result, isTyped };
}
