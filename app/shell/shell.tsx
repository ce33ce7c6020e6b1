import { useLocation, useMatches, useParams } from "@remix-run/react";
import { useEffect, useMemo, useState, type FormEvent, type ReactNode } from "react";
import type { Extension } from "~/lib/extensions";
import { ListUrlContext } from "../ui/list-url";
import { Drawer, type DrawerContent } from "./drawer";
import { FloatingAdd } from "./floating-add";
import { Footer } from "./footer";
import { Header } from "./header";
import { OptionsMenu } from "./header-menu";
import type { Screen } from "./screen";

type ShellContent = { extensions: Extension[]; drawer: DrawerContent; privacyUrl: string };

/** The header, drawer, floating button and footer of every screen behind the login. */
export function Shell({
  content,
  children,
}: {
  content: ShellContent | undefined;
  children: ReactNode;
}) {
  const { screen, options } = useScreen();
  const { pathname, search } = useLocation();
  const place = { path: pathname, params: useParams(), search: new URLSearchParams(search) };
  const { typed, readTyped } = useTypedSearch();
  useEffect(() => {
    const isDesk = matchMedia("(min-width:1024px)").matches;
    // The page works without these extras.
    (isDesk ? import("../ui/list-keys") : import("./swipe-to-close")).catch(() => undefined);
  }, []);
  const listUrl = useListUrlValue();
  return (
    <ListUrlContext.Provider value={listUrl}>
      <div className="shell" onInput={readTyped}>
        <Header screen={screen} hasOptions={Boolean(options)} place={place} typed={typed} />
        {content ? <Drawer {...content.drawer} /> : null}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {screen.leadPanel?.()}
        {options ? <OptionsMenu>{options}</OptionsMenu> : null}
        {screen.add ? (
          <FloatingAdd add={screen.add(listUrl.url, content?.extensions ?? [])} />
        ) : null}
        <Footer privacyUrl={content?.privacyUrl} />
      </div>
    </ListUrlContext.Provider>
  );
}

/**
 * Returns the page's address. After "Load more" it is the address of the list with the appended
 * pages, which the router does not know.
 */
function useListUrlValue() {
  const { key, pathname, search } = useLocation();
  const [appended, setAppended] = useState<{ key: string; address: string } | null>(null);
  const url = appended?.key === key ? appended.address : pathname + search;
  return useMemo(
    () => ({ url, setUrl: (address: string) => setAppended({ key, address }) }),
    [url, key],
  );
}

/** Returns the text typed into the header's search; null before the first input on this page. */
function useTypedSearch() {
  const { key } = useLocation();
  const [typed, setTyped] = useState<{ key: string; q: string } | null>(null);
  const readTyped = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.type === "search")
      setTyped({ key, q: target.value });
  };
  return { typed: typed?.key === key ? typed.q : null, readTyped };
}

function useScreen(): { screen: Screen; options: ReactNode } {
  const match = useMatches().findLast(({ handle }) => isScreen(handle));
  if (!isScreen(match?.handle)) return { screen: { title: "" }, options: null };
  const { handle, data } = match;
  if (!data) return { screen: withoutPageForms(handle), options: null };
  const title = handle.titleFor?.(data) ?? handle.title;
  return { screen: { ...handle, title }, options: handle.optionsFor?.(data) };
}

/** Removes the buttons of the page's form, because an error is shown in place of the form. */
function withoutPageForms({ actions: _actions, search, ...screen }: Screen): Screen {
  return search && !search.form ? { ...screen, search } : screen;
}

function isScreen(handle: unknown): handle is Screen {
  return typeof handle === "object" && handle !== null && "title" in handle;
}
