import { useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { Drawer, type DrawerContent } from "./drawer";
import { Header } from "./header";
import type { Screen } from "./screen";

/** Header, drawer and place for every screen behind the login. */
export function Shell({ drawer, children }: { drawer: DrawerContent | undefined; children: ReactNode }) {
  const screen = useScreen();
  return (
    <div className="shell">
      <a className="sr-only focus:not-sr-only" href="#content">
        Skip to content
      </a>
      <Header screen={screen} />
      {drawer ? <Drawer {...drawer} /> : null}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
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
