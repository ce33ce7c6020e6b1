import { useLocation, useMatches, useParams } from "@remix-run/react";
import { useEffect, useMemo, useState, type FormEvent, type ReactNode } from "react";
import { QUERY_FORM_ID } from "~/lib/search";
import { ListUrlContext } from "../ui/list-url";
import { Drawer, type DrawerContent } from "./drawer";
import { FloatingAdd } from "./floating-add";
import { Footer } from "./footer";
import { Header, isSearchOpen } from "./header";
import { OptionsMenu } from "./header-menu";
import type { AddExtension, Screen } from "./screen";

type ShellContent = { extensions: AddExtension[]; drawer: DrawerContent; privacyUrl: string };

/**
 * Shows the header, drawer, floating button and footer around every screen behind the login.
 * `content` is undefined when its data could not be loaded.
 */
export function Shell({
  content,
  hasFailed = false,
  children,
}: {
  content: ShellContent | undefined;
  /** True when an error page replaces the page. */
  hasFailed?: boolean;
  children: ReactNode;
}) {
  const { screen, options, form } = useScreen();
  const { pathname, search } = useLocation();
  const place = { path: pathname, params: useParams(), search: new URLSearchParams(search) };
  const { typed, recordTyped } = useTypedSearchText();
  const hasSearchForm = isSearchOpen(screen, place) && !screen.search?.form;
  const ownForm = hasFailed ? undefined : form;
  const pageForm = hasSearchForm ? QUERY_FORM_ID : ownForm;
  useEffect(() => {
    const isDesk = matchMedia("(min-width:1024px)").matches;
    // The modules are only conveniences, so a failure to load them is ignored.
    (isDesk ? import("../ui/list-keys") : import("./swipe-to-close")).catch(() => undefined);
  }, []);
  const listUrl = useListUrlValue();
  return (
    <ListUrlContext.Provider value={listUrl}>
      <div className="shell" onInput={recordTyped}>
        <Header screen={screen} hasOptions={Boolean(options)} place={place} typed={typed} />
        {content ? <Drawer {...content.drawer} form={pageForm} /> : null}
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
 * Returns the page's path with query, and a function that sets another one. After "Load more", the
 * list sets the path that shows the appended pages too, because the router does not know that path.
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

/**
 * Returns the text typed into the header's search, null before the first input on this page, and the
 * handler that records the text.
 */
function useTypedSearchText() {
  const { key } = useLocation();
  const [typed, setTyped] = useState<{ key: string; q: string } | null>(null);
  const recordTyped = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.type === "search")
      setTyped({ key, q: target.value });
  };
  return { typed: typed?.key === key ? typed.q : null, recordTyped };
}

function useScreen(): { screen: Screen; options: ReactNode; form?: string | undefined } {
  const match = useMatches().findLast(({ handle }) => isScreen(handle));
  if (!isScreen(match?.handle)) return { screen: { title: "" }, options: null };
  const { handle, data } = match;
  if (!data) return { screen: withoutPageForms(handle), options: null };
  const title = handle.titleFor?.(data) ?? handle.title;
  return {
    screen: { ...handle, title },
    options: handle.optionsFor?.(data),
    form: handle.formFor?.(data),
  };
}

/** Returns the screen without the buttons and search of the page's form, which an error replaces. */
function withoutPageForms({ actions: _actions, search, ...screen }: Screen): Screen {
  return search && !search.form ? { ...screen, search } : screen;
}

function isScreen(handle: unknown): handle is Screen {
  return typeof handle === "object" && handle !== null && "title" in handle;
}
