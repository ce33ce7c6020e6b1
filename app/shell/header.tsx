import { useLocation } from "@remix-run/react";
import { shellWords as words } from "../../domain/words/shell";
import { parseSearch } from "~/lib/search";
import { Icon } from "../ui/icon";
import { DRAWER_ID } from "./drawer";
import { OptionsButton } from "./header-menu";
import { HeaderSearch, SearchOpener } from "./header-search";
import { capitalise, type Place, type Screen } from "./screen";
import { PageLink } from "../ui/page-link";
import { PanelButton } from "../ui/panel-button";

type Props = {
  screen: Screen;
  hasOptions: boolean;
  place: Place;
  /** The text typed into the search field; null before the first input. */
  typed: string | null;
};

/** Shows the back link or menu button, the title, actions, search and tabs. */
export function Header({ screen, hasOptions, place, typed }: Props) {
  const { key } = useLocation();
  const tabs = screen.tabs?.(place) ?? [];
  const { search } = screen;
  const isSearching = isSearchOpen(screen, place);
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper no-print">
      <div className="bar flex min-h-14 items-center gap-1 px-1">
        <BackOrMenu screen={screen} place={place} />
        {/* The key makes React create the heading again for each screen, so that focus on the old
            heading is not mistaken for focus on the new heading. */}
        {screen.title ? (
          <h1 key={screen.title} className="min-w-0 flex-1 px-2 text-lg">
            {screen.title.replaceAll("_", " ")}
          </h1>
        ) : null}
        {search && !isSearching ? <SearchOpener {...search} place={place} /> : null}
        {screen.actions?.()}
        {hasOptions ? <OptionsButton /> : null}
      </div>
      {search && isSearching ? (
        <div key={key} className="finder">
          <HeaderSearch {...search} place={place} />
          {search.Suggestions ? <search.Suggestions typed={typed} /> : null}
        </div>
      ) : null}
      {tabs.length > 0 ? (
        <nav aria-label={screen.title} className="tabs flex overflow-x-auto">
          {tabs.map((tab) => (
            <PageLink
              key={tab.name}
              className="tab"
              to={tab.to}
              aria-current={tab.isCurrent ? "page" : undefined}
            >
              {capitalise(tab.name)}
            </PageLink>
          ))}
        </nav>
      ) : null}
    </header>
  );
}

/** Returns whether the header shows the search field. */
export function isSearchOpen({ search }: Screen, place: Place): boolean {
  return Boolean(search && (search.isAlwaysOpen || parseSearch(place.search).isOpen));
}

function BackOrMenu({ screen, place }: { screen: Screen; place: Place }) {
  if (screen.lead) return screen.lead();
  if (screen.back) {
    const { to, label, icon = "back" } = screen.back(place);
    return (
      <PageLink className="button-icon" to={to} aria-label={label}>
        <Icon name={icon} />
      </PageLink>
    );
  }
  return (
    <PanelButton panelId={DRAWER_ID} className="button-icon drawer-button" aria-label={words.menu}>
      <Icon name="menu" />
    </PanelButton>
  );
}
