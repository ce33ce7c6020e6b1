import { useLocation, useMatches, useParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Drawer, type DrawerContent } from "./drawer";
import { FloatingAdd } from "./floating-add";
import { Footer } from "./footer";
import { Header } from "./header";
import type { Screen } from "./screen";

export type ShellContent = { drawer: DrawerContent; privacyUrl: string };

/** Header, drawer, floating button and place for every screen behind the login. */
export function Shell({ content, children }: { content: ShellContent | undefined; children: ReactNode }) {
  const screen = useScreen();
  const { pathname, search } = useLocation();
  const place = { path: pathname, params: useParams(), search: new URLSearchParams(search) };
  return (
    <div className="shell">
      <a className="sr-only focus:not-sr-only" href="#content">
        Skip to content
      </a>
      <Header screen={screen} place={place} />
      {content ? <Drawer {...content.drawer} /> : null}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {screen.add ? <FloatingAdd add={screen.add} /> : null}
      {content ? <Footer privacyUrl={content.privacyUrl} /> : null}
    </div>
  );
}

function useScreen(): Screen {
  const match = useMatches().findLast(({ handle }) => isScreen(handle));
  return isScreen(match?.handle) ? match.handle : { title: "" };
}

function isScreen(handle: unknown): handle is Screen {
  return typeof handle === "object" && handle !== null && "title" in handle;
}
