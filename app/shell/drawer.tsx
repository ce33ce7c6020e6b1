import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "~/paths";
import { Backdrop } from "../ui/backdrop";
import { closeDialog } from "../ui/dialog";
import { StaticHtml, type Markup } from "../ui/static-html";
import { Icon } from "../ui/icon";
import { PostForm } from "../ui/post-form";
import { CompanySelect } from "./company-select";
import { LiteSwitch } from "./lite-switch";
import type { Companies } from "~/lib/error-page";

export const DRAWER_ID = "menu";

export type DrawerContent = {
  personName: string;
  picture: string | null;
  companies: Companies;
  menu: Markup | null;
};

export function Drawer({ personName, picture, companies, menu }: DrawerContent) {
  const { key } = useLocation();
  const { state } = useNavigation();
  // With a tap on a link, too: what it leads to may take its time.
  useEffect(() => closeDialog(DRAWER_ID), [key, state]);
  return (
    <aside id={DRAWER_ID} popover="auto" className="drawer no-print" aria-label="Menu">
      <Backdrop panelId={DRAWER_ID} />
      <div className="flex items-center gap-3 p-4">
        <img
          src={picture ?? "/person.svg"}
          alt=""
          width={48}
          height={48}
          className="rounded-full"
        />
        <p className="min-w-0 flex-1 font-semibold">{personName}</p>
        <img src="/favicon.svg" alt="" width={24} height={24} />
      </div>
      <CompanySelect companies={companies} panelId={DRAWER_ID} />
      <Menu markup={menu} />
      <LiteSwitch />
      <PostForm action={paths.logout()}>
        <button className="drawer-link">
          <Icon name="leave" />
          Sign Out
        </button>
      </PostForm>
    </aside>
  );
}

/** The server marks the link to the page it sends; from then on the page does. */
function Menu({ markup }: { markup: Markup | null }) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const link of nav.current?.querySelectorAll("a") ?? []) {
      if (link.pathname === pathname) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [pathname, markup]);
  return (
    <nav ref={nav} aria-label="Main">
      <StaticHtml name="menu" markup={markup} />
    </nav>
  );
}
