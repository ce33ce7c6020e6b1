import { Link, useParams } from "@remix-run/react";
import { Icon } from "../icon";
import { DRAWER_ID } from "./drawer";
import { prettify, type Screen } from "./screen";

export function Header({ screen }: { screen: Screen }) {
  const params = useParams();
  const tabs = screen.tabs?.(params) ?? [];
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper no-print">
      <div className="flex h-14 items-center gap-1 px-1">
        <Lead screen={screen} />
        <h1 className="min-w-0 flex-1 truncate px-2 text-lg">{screen.title.replaceAll("_", " ")}</h1>
      </div>
      {tabs.length > 0 ? (
        <nav aria-label={screen.title} className="flex overflow-x-auto">
          {tabs.map((tab) => (
            <Link key={tab.name} className="tab" to={tab.to} aria-current={tab.isCurrent ? "page" : undefined}>
              {prettify(tab.name)}
            </Link>
          ))}
        </nav>
      ) : null}
    </header>
  );
}

function Lead({ screen }: { screen: Screen }) {
  if (screen.lead) return screen.lead();
  if (screen.back) {
    return (
      <Link className="button-icon" to={screen.back.to} aria-label={screen.back.label}>
        <Icon name="back" />
      </Link>
    );
  }
  return (
    <>
      <button type="button" className="button-icon drawer-button opens-popover" popovertarget={DRAWER_ID} aria-label="Menu">
        <Icon name="menu" />
      </button>
      <a className="menu-link button-icon" href={`#${DRAWER_ID}`} aria-label="Menu, further down">
        <Icon name="menu" />
      </a>
    </>
  );
}
